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
  /** Whether it is known yet if somebody is signed in. False on the server and in a first render. */
  initialized: boolean;
  /** The person pressed sign-out, so nothing is to be remembered for a return. */
  leftByChoice: boolean;
};

export const signedOut = {
  isAuthenticated: false,
  user: null,
  accessToken: null,
  refreshToken: null,
  tokenExpiry: null,
  isLoading: false,
} as const satisfies Partial<SessionState>;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** A store in its first state: nobody signed in and nothing known yet. */
export function createSessionStore() {
  return createStore<SessionState>(() => ({
    ...signedOut,
    ...noAttempts,
    error: null,
    initialized: false,
    leftByChoice: false,
  }));
}

/** The tab's session. Changed only by the functions of `session.ts`. */
export const sessionStore = createSessionStore();

const never = () => () => {};

/**
 * Reads the session in a component: `useSession((state) => state.user)`. Half of a page follows it, so what it brings
 * about is rendered bit by bit: a press or a letter that is typed meanwhile comes first.
 */
export function useSession<T>(select: (state: SessionState) => T): T {
  // What the server rendered with, for as long as React takes its page over.
  const begun = useSyncExternalStore(never, sessionStore.getState, sessionStore.getInitialState);
  const [selected, setSelected] = useState(() => select(begun));
  const follow = useEffectEvent(() => {
    startTransition(() => setSelected(() => select(sessionStore.getState())));
  });
  useEffect(() => {
    follow();
    return sessionStore.subscribe(() => follow());
  }, []);
  return selected;
}

/** Whether somebody is signed in, for code outside of components. */
export function isSignedIn(): boolean {
  return sessionStore.getState().isAuthenticated;
}
