/** How long an early answer is still new enough to be a page's own. */
const retention = 30_000;

/** The calls that `preloadScript` made before any of the page's scripts had arrived. */
export interface PreloadedCalls {
  token: string;
  began: number;
  calls: Record<string, Promise<Response>>;
}

declare global {
  var preloadedCalls: PreloadedCalls | undefined;
}

/**
 * The answer to a call that is on its way already, handed out once; undefined where there is none, or where it was made
 * with another token or too long ago.
 */
export function takePreloadedResponse(
  path: string,
  token: string | null,
): Promise<Response> | undefined {
  const early = globalThis.preloadedCalls;
  const call = early?.calls[path];
  if (!early || !call) return undefined;
  delete early.calls[path];
  return early.token === token && Date.now() - early.began < retention ? call : undefined;
}
