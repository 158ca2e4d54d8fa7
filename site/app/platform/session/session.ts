import { bearer } from '#platform/api/bearer.ts';
// Not through the API client, which loads this module lazily: a session makes a call at once.
import { call } from '#platform/api/call.ts';
import { persistedStore, rehydratePersisted } from '#platform/browser/persisted-store.ts';
import { localStore, tabStore } from '#platform/browser/storage.ts';
import { userPath } from './current-user.ts';
import { createSessionController } from './session-controller.ts';
import { sessionStore } from './session-store.ts';
import { openTabChannel } from './tab-channel.ts';

const lockName = 'nibras-session';
const inBrowser = typeof window !== 'undefined';

const signOutHandlers: (() => Promise<unknown>)[] = [];

/** Registers a handler that runs when the user signs out, while the token is still valid. */
export function beforeSignOut(onSignOut: () => Promise<unknown>): void {
  signOutHandlers.push(onSignOut);
}

/** The tab's session: `session.signIn(answer)`, `session.signOut()`, `session.setUser(user)` … */
export const session = createSessionController({
  store: sessionStore,
  stores: { tab: tabStore, local: localStore },
  persisted: {
    rehydrate: rehydratePersisted,
    read: () => persistedStore.getState().user,
    write: (user) => persistedStore.setState({ user }),
  },
  channel: openTabChannel(),
  // Browsers offer locks only to secure origins; a plain http address in a local network has none.
  withLock: (run) =>
    inBrowser && navigator.locks ? navigator.locks.request(lockName, run) : run(),
  now: () => Date.now(),
  calls: {
    user: () => call('GET', userPath, {}),
    refresh: (refreshToken) =>
      call('POST', '/api/refresh-token', {
        headers: { Authorization: `Bearer ${refreshToken}` },
      }),
    logout: async () => {
      await Promise.allSettled(signOutHandlers.map((onSignOut) => onSignOut()));
      return call('POST', '/api/logout', {});
    },
  },
});

let started: Promise<void> | undefined;

/**
 * The name of the tab in which the provider sees the site as a guest does, whoever is signed in elsewhere: a link of the first
 * steps opens it (first-steps/studio/step-row.tsx).
 */
const visitorTab = 'visitor';

/** Starts the session once; later calls wait for the same start. Browser only: `session-start.ts` decides when. */
export function wakeSession(): Promise<void> {
  if (started) return started;
  if (window.name === visitorTab) {
    sessionStore.setState({ initialized: true });
    return Promise.resolve();
  }
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
