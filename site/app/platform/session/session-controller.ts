import {
  parseMessageText,
  parseNameNeeded,
  parseSession,
  parseSessionUser,
} from '@nibras/contract/compat/parse-session.ts';
import { parseUser } from '@nibras/contract/compat/parse-user.ts';
import { session as limits } from '@nibras/contract/limits.ts';
import { isUnreachable } from '#platform/api/api-error.ts';
import type { PersistedState } from '#platform/browser/persisted-store.ts';
import { userFailureText } from './current-user.ts';
import { countAttempt, noAttempts, readAttempts, writeAttempts } from './login-throttle.ts';
import { type SessionStore, signedOut } from './session-store.ts';
import { sessionTexts } from './session-texts.ts';
import type { Session, SessionUser } from './session-types.ts';
import {
  clearStoredSession,
  readStoredSession,
  type SessionStores,
  writeStoredSession,
} from './stored-session.ts';
import { connectTabs, type TabChannel, type TabSession } from './tabs.ts';

const userIdKey = 'user_id';
/**
 * In ms. The server repeats its response to the same refresh token for a minute, in case only the response was lost.
 */
const retryRefreshAfter = 10_000;
const logoutTimeout = 3_000;

/** The dependencies of the session; tests pass their own. */
export type SessionEnvironment = {
  store: SessionStore;
  stores: SessionStores;
  /** The slice that survives the tab: the last user, never a token. */
  persisted: {
    rehydrate: () => Promise<void>;
    read: () => PersistedState['user'];
    write: (user: PersistedState['user']) => void;
  };
  channel: TabChannel | null;
  /** Runs one function at a time across all tabs. */
  withLock: (run: () => Promise<void>) => Promise<void>;
  now: () => number;
  calls: {
    user: () => Promise<unknown>;
    refresh: (refreshToken: string) => Promise<unknown>;
    logout: () => Promise<unknown>;
  };
};

/** The rules of a session (docs/behaviour/auth.md#session). One controller per tab. */
export function createSessionController(env: SessionEnvironment) {
  const { store, stores, now, calls } = env;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function current(): Session | null {
    const { accessToken, refreshToken, tokenExpiry } = store.getState();
    if (!accessToken || tokenExpiry === null) return null;
    return { token: accessToken, refreshToken, expiresAt: tokenExpiry };
  }

  const tabs = connectTabs(env.channel, {
    current: () => {
      const session = current();
      return session && session.expiresAt > now() ? { session, user: store.getState().user } : null;
    },
    onSession: ({ session, user }) => {
      const mine = current();
      if (!mine || session.expiresAt > mine.expiresAt) void adoptFromTab({ session, user });
    },
    onUser: (user) => {
      if (current() && user.id === store.getState().user?.id) setUser(user);
    },
    onEnded: (token) => {
      const byChoice = token === null;
      if (byChoice || token === current()?.token) end(null, { broadcast: false, byChoice });
    },
  });

  function setUser(user: SessionUser | null): void {
    store.setState({ user });
    if (user?.id !== undefined) stores.local.setItem(userIdKey, String(user.id));
    env.persisted.write({ isAuthenticated: store.getState().isAuthenticated, user });
  }

  function adopt(session: Session, user: SessionUser | null): void {
    writeStoredSession(stores, session);
    store.setState({
      isAuthenticated: true,
      accessToken: session.token,
      refreshToken: session.refreshToken,
      tokenExpiry: session.expiresAt,
      initialized: true,
      isLoading: false,
      signedOutByUser: false,
      error: null,
    });
    setUser(user);
    scheduleRefresh(session);
  }

  async function adoptFromTab({ session, user }: TabSession): Promise<void> {
    adopt(session, user);
    if (!user) await loadUser();
  }

  function end(error: string | null, { broadcast = true, byChoice = false } = {}): void {
    const ended = current();
    clearTimeout(timer);
    clearStoredSession(stores);
    stores.local.removeItem(userIdKey);
    env.persisted.write({ isAuthenticated: false, user: null });
    store.setState({ ...signedOut, initialized: true, error, signedOutByUser: byChoice });
    if (broadcast && ended) tabs.broadcastSignOut(byChoice ? null : ended.token);
  }

  /** Refreshes 5 minutes before the expiry, or ends the session at the expiry where there is no refresh token. */
  function scheduleRefresh({ refreshToken, expiresAt }: Session, atLeast = 0): void {
    clearTimeout(timer);
    const lead = refreshToken ? limits.refreshBeforeExpiry : 0;
    timer = setTimeout(() => void refresh(), Math.max(atLeast, expiresAt - lead - now()));
  }

  /** Another tab may have refreshed the session while this one slept. */
  async function adoptNewer(mine: Session): Promise<boolean> {
    const newer = await tabs.ask(mine.expiresAt);
    if (newer) adopt(newer.session, newer.user ?? store.getState().user);
    return newer !== null;
  }

  /** Replaces the token. Using a refresh token twice revokes its whole family: hence the lock. */
  async function refresh(): Promise<void> {
    const mine = current();
    if (!mine) return;
    await env.withLock(async () => {
      if (current()?.token !== mine.token || (await adoptNewer(mine))) return;
      if (!mine.refreshToken) return end(sessionTexts.noRefreshToken);
      let answer: unknown;
      try {
        answer = await calls.refresh(mine.refreshToken);
      } catch (error) {
        if (current()?.token !== mine.token) return;
        // A network failure is not a refusal: retry while the token is valid.
        if (isUnreachable(error) && now() < mine.expiresAt) {
          return scheduleRefresh(mine, retryRefreshAfter);
        }
        return end(sessionTexts.refreshFailed);
      }
      if (current()?.token !== mine.token) return;
      const fresh = parseSession(answer, now());
      if (!fresh) return end(sessionTexts.noNewToken);
      const session = { ...fresh, refreshToken: fresh.refreshToken ?? mine.refreshToken };
      adopt(session, store.getState().user);
      tabs.broadcastSession({ session, user: store.getState().user });
    });
  }

  /** Fetches the current user. A failure ends the session, unless the API did not answer. */
  async function loadUser(): Promise<void> {
    const mine = current();
    if (!mine) return store.setState({ error: sessionTexts.noToken });
    store.setState({ isLoading: true });
    try {
      const user = parseUser(await calls.user());
      if (current()?.token !== mine.token) return;
      if (!user) return end(sessionTexts.invalidUser);
      setUser(user);
      store.setState({ isLoading: false, error: null });
    } catch (error) {
      if (current()?.token !== mine.token) return;
      if (!isUnreachable(error)) return end(userFailureText(error));
      store.setState({ isLoading: false, error: userFailureText(error) });
    }
  }

  return {
    /** Restores the session, once after hydration, from this tab's storage or from another tab. */
    async start(): Promise<void> {
      store.setState(readAttempts(stores.local));
      await env.persisted.rehydrate();
      const persisted = env.persisted.read();
      const stored = readStoredSession(stores, now());
      const found = stored ? { session: stored, user: null } : await tabs.ask(now());
      // Another tab may have signed this one in meanwhile.
      if (current()) return;
      if (!found) {
        if (persisted.isAuthenticated) env.persisted.write({ isAuthenticated: false, user: null });
        store.setState({ initialized: true });
        return;
      }
      adopt(found.session, found.user ?? persisted.user);
      await loadUser();
    },

    /**
     * Starts the session of a verification's or a password sign-in's answer, and sends it to the other tabs.
     * False when the answer has no token: then `error` is the server's message, or the specification's text.
     */
    async signIn(answer: unknown): Promise<boolean> {
      const session = parseSession(answer, now());
      if (!session) {
        store.setState({ error: parseMessageText(answer) ?? sessionTexts.signInFailed });
        return false;
      }
      const user = parseUser(parseSessionUser(answer));
      writeAttempts(stores.local, noAttempts);
      store.setState({ ...noAttempts, nameNeeded: parseNameNeeded(answer) });
      adopt(session, user);
      tabs.broadcastSession({ session, user });
      if (!user) await loadUser();
      return current() !== null;
    },

    /** Ends the session in this tab, in the other tabs and, if it can be reached, on the server. */
    async signOut(): Promise<void> {
      if (current()) {
        store.setState({ isLoading: true });
        const timeout = new Promise((resolve) => setTimeout(resolve, logoutTimeout));
        await Promise.race([calls.logout().catch(() => undefined), timeout]);
      }
      end(null, { byChoice: true });
    },

    /** Called when the server refused the current token. */
    async refused(): Promise<void> {
      const mine = current();
      if (!mine || (await adoptNewer(mine))) return;
      if (current()?.token === mine.token) end(sessionTexts.expired);
    },

    /** Called after sleep or a lost connection, for what the timers missed. */
    async catchUp(): Promise<void> {
      const mine = current();
      if (!mine) return;
      if (mine.expiresAt - limits.refreshBeforeExpiry <= now()) await refresh();
      else if (!store.getState().user) await loadUser();
    },

    /** Counts a failed or repeated request for a code, for the wait of `loginWait`. */
    countLoginAttempt(): void {
      const attempts = countAttempt(readAttempts(stores.local), now());
      writeAttempts(stores.local, attempts);
      store.setState(attempts);
    },

    /** Applies a change of the user's own data, in this tab and the others. */
    setUser(user: SessionUser): void {
      setUser(user);
      tabs.broadcastUser(user);
    },

    refresh,
    loadUser,
  };
}
