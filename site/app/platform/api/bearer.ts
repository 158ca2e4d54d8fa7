/**
 * What the API client knows of the session, filled in by it. A seam, so that the client does not
 * import the session, which itself makes calls.
 */
export const bearer = {
  /** The access token, or null for a guest. */
  token: (): string | null => null,
  /** The server answered 401 to a call that carried the current token. */
  refused: (): void => {},
};
