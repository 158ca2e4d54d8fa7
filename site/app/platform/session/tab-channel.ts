/** The storage keys of the tokens; the first is also the key of earlier versions in local storage. */
export const tokenKey = 'token';
export const refreshTokenKey = 'refresh_token';

/** How long (ms) a new tab waits for the session of another tab. */
export const tabAnswerWithin = 150;

/** The channel between the tabs of one browser; null where BroadcastChannel is missing. */
export function openTabChannel(): BroadcastChannel | null {
  const supported = typeof window !== 'undefined' && 'BroadcastChannel' in window;
  return supported ? new BroadcastChannel('nibras-session') : null;
}
