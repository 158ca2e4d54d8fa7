import { session } from '@nibras/contract/limits.ts';
import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { SessionUser } from '#platform/session/session-types.ts';
import { localStore } from './storage.ts';

export type Theme = 'light' | 'dark';

export type PersistedState = {
  theme: Theme;
  /**
   * Enough to greet a returning person before the session is known. Never a token: this outlives the
   * tab and the browser, and every script of the origin can read it, so a token here would give
   * whoever sits down next, or any injected script, a session that the person thought was closed.
   */
  user: { isAuthenticated: boolean; user: SessionUser | null };
};

const persistedKey = 'nibras';

export const guest: PersistedState['user'] = { isAuthenticated: false, user: null };

/** The two slices that outlive a visit. Read after `rehydratePersisted`, else it holds defaults. */
export const persistedStore = createStore<PersistedState>()(
  persist((): PersistedState => ({ theme: 'light', user: guest }), {
    name: persistedKey,
    version: 1,
    storage: createJSONStorage(() => localStore),
    partialize: ({ theme, user }) => ({
      theme,
      user: { isAuthenticated: user.isAuthenticated, user: user.user },
    }),
    // The first render must equal the server's, which knows nothing of this browser.
    skipHydration: true,
  }),
);

let reading: Promise<void> | undefined;

/** Reads the slices from the browser, once; gives up after 5 s, so that nothing waits for ever. */
export function rehydratePersisted(): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, session.rehydrateTimeout));
  reading ??= Promise.race([Promise.resolve(persistedStore.persist.rehydrate()), limit]);
  return reading;
}
