import { persistedStore, rehydratePersisted } from '#platform/browser/persisted-store.ts';
import { localStore, tabStore } from '#platform/browser/storage.ts';
import { readAttempts } from './login-throttle.ts';
import { sessionStore } from './session-store.ts';
import { openTabChannel, refreshTokenKey, tabAnswerWithin, tokenKey } from './tab-channel.ts';

const loadSession = () => import('./session.ts');

/** Whether this browser stores a token or a persisted sign-in; the session checks whether it is valid. */
function hasStoredSession(): boolean {
  const inTab = [tokenKey, refreshTokenKey].some((key) => tabStore.getItem(key) !== null);
  const { isAuthenticated } = persistedStore.getState().user;
  return inTab || localStore.getItem(tokenKey) !== null || isAuthenticated;
}

const markGuest = () => sessionStore.setState({ initialized: true });

/**
 * Waits for a session from another tab: for 150 ms before this visitor counts as a guest, and afterwards for a sign-in
 * in another tab.
 */
function listenToTabs(found: () => void): void {
  const channel = openTabChannel();
  const timer = setTimeout(markGuest, channel ? tabAnswerWithin : 0);
  channel?.addEventListener('message', ({ data }) => {
    if (data?.type !== 'session') return;
    clearTimeout(timer);
    channel?.close();
    found();
  });
  channel?.postMessage({ type: 'ask' });
}

let started: Promise<void> | undefined;

/**
 * Determines, once after hydration, whether a user is signed in. The session's code loads only where there may be one:
 * most first visitors are guests and load no more than this. Browser only.
 */
export function startSession(): Promise<void> {
  started ??= begin();
  return started;
}

async function begin(): Promise<void> {
  sessionStore.setState(readAttempts(localStore));
  await rehydratePersisted();
  // If the code does not load, the visitor counts as a guest: callers that wait for the session must not wait forever.
  const wake = () => loadSession().then((loaded) => loaded.wakeSession(), markGuest);
  if (hasStoredSession()) await wake();
  else listenToTabs(() => void wake());
}

/** Loads the tab's session, to sign in with or to count an attempt. */
export async function openSession() {
  const { session, wakeSession } = await loadSession();
  void wakeSession();
  return session;
}

/** Resolves as soon as it is known whether a user is signed in; does not wait for the user's data. */
export function sessionKnown(): Promise<void> {
  if (sessionStore.getState().initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
