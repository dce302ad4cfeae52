"""What `mkdocs build` does beside its plugins: links, pages from the root of the repository, and the API page.

On disk, pages link to each other and to files of the repository, as a reader of the source wants it. A site holds only
pages. So a link to another file becomes the file's name; a link to a file that is not there stays, and fails the build.
"""

import ast
import os
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
FROM_ROOT = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")

_CODE = re.compile(r"(```.*?```)", re.DOTALL)
_LINK = re.compile(r"(!?)\[([^]]+)\]\((?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?\)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Names the pages of the folder of decisions one by one."""
    pages = [f"decisions/{page.name}" for page in sorted((DOCS / "decisions").glob("*.md"))]
    pages.sort(key=lambda page: page != "decisions/index.md")
    for part in config.nav or []:
        for entry in part.get("Why", []):
            if "Decisions" in entry:
                entry["Decisions"] = pages
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in FROM_ROOT:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, page: Page, files: Files, **_: MkDocsConfig) -> str:
    where = page.file.src_uri
    source = ROOT if where in FROM_ROOT else (DOCS / where).parent

    def linked(link: re.Match[str]) -> str:
        picture, text, target, anchor = link.groups()
        path = Path(os.path.normpath(source / target))
        if not path.exists():
            return link[0]
        name = str(path.relative_to(ROOT))
        inside = name if name in FROM_ROOT else str(path.relative_to(DOCS)) if path.is_relative_to(DOCS) else ""
        if inside and (DOCS / inside / "index.md").exists():
            inside = f"{inside}/index.md"
        if not inside or files.get_file_from_path(inside) is None:
            return f"`{name}`" if text in (target, name) else f"{text} (`{name}`)"
        return f"{picture}[{text}]({os.path.relpath(inside, Path(where).parent)}{anchor or ''})"

    if where == "api.md":
        markdown = markdown.replace("::: cartographers\n", front_door())
    parts = _CODE.split(markdown)
    parts[::2] = [_LINK.sub(linked, text) for text in parts[::2]]  # code lies between them
    return "".join(parts)


def front_door() -> str:
    """A reference for each name that `import cartographers` offers."""
    tree = ast.parse((ROOT / "src" / "cartographers" / "__init__.py").read_text(encoding="utf-8"))
    names = next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"
    )
    return "\n".join(f"::: cartographers.{name}\n" for name in sorted(names, key=str.lower))
