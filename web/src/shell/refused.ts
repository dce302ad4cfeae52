/** What is no refusal of the server: it was not reached, or the browser keeps none of its cookies. */
export const NO_CONNECTION = 'no_connection';
export const NO_COOKIES = 'no_cookies';

/** A wish that was refused; `code` is the id of its sentence. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
