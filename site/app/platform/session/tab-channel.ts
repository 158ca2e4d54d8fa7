/** Where the tab keeps its tokens; the first is also the key of earlier versions in local storage. */
export const tokenKey = 'token';
export const refreshTokenKey = 'refresh_token';

/** How long a new tab waits for one that is signed in. */
export const tabAnswerWithin = 150;

/** What the tabs of one browser speak on; null where there is none. */
export function openTabChannel(): BroadcastChannel | null {
  const offered = typeof window !== 'undefined' && 'BroadcastChannel' in window;
  return offered ? new BroadcastChannel('nibras-session') : null;
}
