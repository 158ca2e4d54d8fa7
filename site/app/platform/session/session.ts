import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { bearer } from '#platform/api/bearer.ts';
import { persistedStore, rehydratePersisted } from '#platform/browser/persisted-store.ts';
import { localStore, tabStore } from '#platform/browser/storage.ts';
import { createSessionController } from './session-controller.ts';
import { sessionStore } from './session-store.ts';

const name = 'nibras-session';
const inBrowser = typeof window !== 'undefined';

/** The tab's session: `session.signIn(answer)`, `session.signOut()`, `session.setUser(user)` … */
export const session = createSessionController({
  store: sessionStore,
  stores: { tab: tabStore, local: localStore },
  persisted: {
    rehydrate: rehydratePersisted,
    read: () => persistedStore.getState().user,
    write: (user) => persistedStore.setState({ user }),
  },
  channel: inBrowser && 'BroadcastChannel' in window ? new BroadcastChannel(name) : null,
  // Browsers offer locks to secure origins only; a plain http address in a local network has none.
  withLock: (run) => (inBrowser && navigator.locks ? navigator.locks.request(name, run) : run()),
  now: () => Date.now(),
  calls: {
    user: () => apiGet('/api/user'),
    refresh: (refreshToken) =>
      apiSend('POST', '/api/refresh-token', {
        headers: { Authorization: `Bearer ${refreshToken}` },
      }),
    logout: () => apiSend('POST', '/api/logout'),
  },
});

let started: Promise<void> | undefined;

/** Starts the session once; later calls wait for the same start. Browser only. */
export function startSession(): Promise<void> {
  if (started) return started;
  bearer.token = () => sessionStore.getState().accessToken;
  bearer.refused = () => void session.refused();
  const catchUp = () => {
    if (document.visibilityState === 'visible') void session.catchUp();
  };
  document.addEventListener('visibilitychange', catchUp);
  window.addEventListener('online', catchUp);
  started = session.start();
  return started;
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
