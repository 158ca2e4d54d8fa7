/** How long an early answer is still new enough to be a page's own. */
const keptFor = 30_000;

/** The calls that `headStartScript` made before any of the page's scripts had arrived. */
export interface HeadStart {
  token: string;
  began: number;
  calls: Record<string, Promise<Response>>;
}

declare global {
  var headStart: HeadStart | undefined;
}

/**
 * The answer to a call that is on its way already, handed out once; undefined where there is none, or where it was made
 * with another token or too long ago.
 */
export function takeHeadStart(path: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.headStart;
  const call = early?.calls[path];
  if (!early || !call) return undefined;
  delete early.calls[path];
  return early.token === token && Date.now() - early.began < keptFor ? call : undefined;
}
