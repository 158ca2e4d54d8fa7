import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { type LoginAttempts, noAttempts } from './login-throttle.ts';
import type { SessionUser } from './session-types.ts';

export type SessionState = LoginAttempts & {
  isAuthenticated: boolean;
  user: SessionUser | null;
  accessToken: string | null;
  refreshToken: string | null;
  /** Milliseconds since 1970. */
  tokenExpiry: number | null;
  isLoading: boolean;
  error: string | null;
  /** Whether it is known yet if a user is signed in. False on the server and in a first render. */
  initialized: boolean;
  /** The sign-in in this tab created an account without a name: the user is asked for it next. */
  nameNeeded: boolean;
  /** The user pressed sign-out, so the page is not remembered for a return. */
  signedOutByUser: boolean;
};

export const signedOut = {
  isAuthenticated: false,
  user: null,
  accessToken: null,
  refreshToken: null,
  tokenExpiry: null,
  isLoading: false,
  nameNeeded: false,
} as const satisfies Partial<SessionState>;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** A store in its initial state: no user, and the session not known yet. */
export function createSessionStore() {
  return createStore<SessionState>(() => ({
    ...signedOut,
    ...noAttempts,
    error: null,
    initialized: false,
    signedOutByUser: false,
  }));
}

/** The tab's session. Changed only by the functions of `session.ts`. */
export const sessionStore = createSessionStore();

const noSubscription = () => () => {};

/**
 * Reads the session in a component: `useSession((state) => state.user)`. Much of a page depends on it, so its changes
 * are rendered in a transition, and clicks and typing come first.
 */
export function useSession<T>(select: (state: SessionState) => T): T {
  // The server's snapshot during hydration.
  const initial = useSyncExternalStore(
    noSubscription,
    sessionStore.getState,
    sessionStore.getInitialState,
  );
  const [selected, setSelected] = useState(() => select(initial));
  const update = useEffectEvent(() => {
    startTransition(() => setSelected(() => select(sessionStore.getState())));
  });
  useEffect(() => {
    update();
    return sessionStore.subscribe(() => update());
  }, []);
  return selected;
}

/** Whether a user is signed in, for code outside of components. */
export function isSignedIn(): boolean {
  return sessionStore.getState().isAuthenticated;
}
