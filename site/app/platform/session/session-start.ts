import { persistedStore, rehydratePersisted } from '#platform/browser/persisted-store.ts';
import { localStore, tabStore } from '#platform/browser/storage.ts';
import { readAttempts } from './login-throttle.ts';
import { sessionStore } from './session-store.ts';
import { openTabChannel, refreshTokenKey, tabAnswerWithin, tokenKey } from './tab-channel.ts';

const loadSession = () => import('./session.ts');

/** Whether this browser holds anything of a session; what it is worth, the session itself finds out. */
function hasTraces(): boolean {
  const kept = [tokenKey, refreshTokenKey].some((key) => tabStore.getItem(key) !== null);
  const { isAuthenticated } = persistedStore.getState().user;
  return kept || localStore.getItem(tokenKey) !== null || isAuthenticated;
}

const nobodyThere = () => sessionStore.setState({ initialized: true });

/**
 * Waits for a session in another tab: for a moment before this visitor is known to be a guest, and afterwards for the
 * day they sign in there.
 */
function listenToTabs(found: () => void): void {
  const channel = openTabChannel();
  const timer = setTimeout(nobodyThere, channel ? tabAnswerWithin : 0);
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
 * Finds out, once after the page has come alive, whether somebody is signed in. The rules of a session are fetched
 * only where there may be one: most first visits are a guest's, and pay for nothing more than this. Browser only.
 */
export function startSession(): Promise<void> {
  started ??= begin();
  return started;
}

async function begin(): Promise<void> {
  sessionStore.setState(readAttempts(localStore));
  await rehydratePersisted();
  // Out of reach, the session is none: whoever waits to know about it must not wait for ever.
  const wake = () => loadSession().then((loaded) => loaded.wakeSession(), nobodyThere);
  if (hasTraces()) await wake();
  else listenToTabs(() => void wake());
}

/** The tab's session, to sign in with or to count an attempt. */
export async function openSession() {
  const { session, wakeSession } = await loadSession();
  void wakeSession();
  return session;
}

/** Settles as soon as it is known whether somebody is signed in; does not wait for who it is. */
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
