/** For how long (ms) a page may use a preloaded response. */
const retention = 30_000;

/** The calls that `preloadScript` made before the page's scripts had loaded. */
export interface PreloadedCalls {
  token: string;
  began: number;
  calls: Record<string, Promise<Response>>;
}

declare global {
  var preloadedCalls: PreloadedCalls | undefined;
}

/**
 * The response to a preloaded call, returned once. Undefined where there is none, or where the call was made with
 * another token or too long ago.
 */
export function takePreloadedResponse(
  path: string,
  token: string | null,
): Promise<Response> | undefined {
  const preloaded = globalThis.preloadedCalls;
  const call = preloaded?.calls[path];
  if (!preloaded || !call) return undefined;
  delete preloaded.calls[path];
  return preloaded.token === token && Date.now() - preloaded.began < retention ? call : undefined;
}
