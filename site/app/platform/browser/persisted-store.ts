import { session } from '@nibras/contract/limits.ts';
import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { SessionUser } from '#platform/session/session-types.ts';
import { localStore } from './storage.ts';

export type Theme = 'light' | 'dark';

export type PersistedState = {
  theme: Theme;
  /**
   * Enough to greet a returning user before the session is known. Never a token: this survives the tab and the browser,
   * and every script of the origin can read it, so the next user of the computer or an injected script would get a
   * session that the user believed was closed.
   */
  user: { isAuthenticated: boolean; user: SessionUser | null };
};

const persistedKey = 'nibras';

export const guest: PersistedState['user'] = { isAuthenticated: false, user: null };

/** The two slices that survive a visit. Holds defaults until `rehydratePersisted` has run. */
export const persistedStore = createStore<PersistedState>()(
  persist((): PersistedState => ({ theme: 'light', user: guest }), {
    name: persistedKey,
    version: 1,
    storage: createJSONStorage(() => localStore),
    partialize: ({ theme, user }) => ({
      theme,
      user: { isAuthenticated: user.isAuthenticated, user: user.user },
    }),
    // The first render must equal the server's, which knows nothing about this browser.
    skipHydration: true,
  }),
);

let rehydrating: Promise<void> | undefined;

/** Reads the slices from the browser, once. Gives up after 5 s, so that no caller waits forever. */
export function rehydratePersisted(): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, session.rehydrateTimeout));
  rehydrating ??= Promise.race([Promise.resolve(persistedStore.persist.rehydrate()), limit]);
  return rehydrating;
}
