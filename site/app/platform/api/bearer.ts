/**
 * What the API client needs from the session, which fills it in. The client cannot import the session, because the
 * session imports the client.
 */
export const bearer = {
  /** Returns the access token, or null for a guest. */
  token: (): string | null => null,
  /** Called when the server answers 401 to a call that carried the current token. */
  refused: (): void => {},
};
