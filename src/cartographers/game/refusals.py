"""What the rules, or the form of a request, forbid."""


class Refused(Exception):  # noqa: N818  a refusal is an answer, not an accident
    """Something that may not be done; `code` says why, `details` what exactly. Sentences for people are elsewhere."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details
