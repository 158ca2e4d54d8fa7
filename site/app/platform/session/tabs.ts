import type { Session, SessionUser } from './session-types.ts';
import { tabAnswerWithin } from './tab-channel.ts';

export type TabSession = { session: Session; user: SessionUser | null };

type TabMessage =
  | { type: 'ask' }
  | ({ type: 'session' } & TabSession)
  | { type: 'user'; user: SessionUser }
  /** `token` names the session that ended; null ends any session. */
  | { type: 'ended'; token: string | null };

/** The part of BroadcastChannel that is used. */
export type TabChannel = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
};

type Handlers = {
  /** The session that this tab sends to a tab that asks; null sends nothing. */
  current: () => TabSession | null;
  /** Another tab signed in or refreshed its session. */
  onSession: (tabSession: TabSession) => void;
  /** The user changed their own data in another tab. */
  onUser: (user: SessionUser) => void;
  onEnded: (token: string | null) => void;
};

/**
 * Shares a session between the tabs of one browser; each stores it in its own session storage. Only pages of the same
 * origin have access to the channel.
 */
export function connectTabs(channel: TabChannel | null, handlers: Handlers) {
  const pendingAsks = new Set<(tabSession: TabSession) => boolean>();
  const post = (message: TabMessage) => channel?.postMessage(message);

  channel?.addEventListener('message', ({ data }) => {
    const message = data as TabMessage;
    if (message.type === 'ask') {
      const mine = handlers.current();
      if (mine) post({ type: 'session', ...mine });
    } else if (message.type === 'ended') {
      handlers.onEnded(message.token);
    } else if (message.type === 'user') {
      handlers.onUser(message.user);
    } else if (message.type === 'session') {
      const tabSession = { session: message.session, user: message.user };
      const takers = [...pendingAsks].filter((take) => take(tabSession));
      if (takers.length === 0) handlers.onSession(tabSession);
    }
  });

  return {
    /** The first session of another tab that expires later than `beyond` (ms since 1970); null when no tab answers. */
    ask(beyond: number): Promise<TabSession | null> {
      if (!channel) return Promise.resolve(null);
      const answer = Promise.withResolvers<TabSession | null>();
      const take = (tabSession: TabSession) => {
        if (tabSession.session.expiresAt <= beyond) return false;
        answer.resolve(tabSession);
        return true;
      };
      pendingAsks.add(take);
      const timer = setTimeout(() => answer.resolve(null), tabAnswerWithin);
      post({ type: 'ask' });
      return answer.promise.finally(() => {
        clearTimeout(timer);
        pendingAsks.delete(take);
      });
    },
    broadcastSession: (tabSession: TabSession) => post({ type: 'session', ...tabSession }),
    broadcastUser: (user: SessionUser) => post({ type: 'user', user }),
    broadcastSignOut: (token: string | null) => post({ type: 'ended', token }),
  };
}
