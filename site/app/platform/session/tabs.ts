import type { Session, SessionUser } from './session-types.ts';
import { tabAnswerWithin } from './tab-channel.ts';

export type TabSession = { session: Session; user: SessionUser | null };

type TabMessage =
  | { type: 'ask' }
  | ({ type: 'session' } & TabSession)
  | { type: 'user'; user: SessionUser }
  /** `token` names the session that ended; null ends whatever there is. */
  | { type: 'ended'; token: string | null };

/** The part of BroadcastChannel that is used. */
export type TabChannel = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
};

type Handlers = {
  /** What this tab answers to one that asks; null keeps silent. */
  current: () => TabSession | null;
  /** Another tab signed in or renewed its session. */
  onSession: (told: TabSession) => void;
  /** The person changed something about themselves in another tab. */
  onUser: (user: SessionUser) => void;
  onEnded: (token: string | null) => void;
};

/**
 * Lets the tabs of one browser share a session that each keeps in its own session storage.
 * Only pages of the same origin can hear or speak on the channel.
 */
export function connectTabs(channel: TabChannel | null, handlers: Handlers) {
  const waiting = new Set<(told: TabSession) => boolean>();
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
      const told = { session: message.session, user: message.user };
      const taken = [...waiting].filter((take) => take(told));
      if (taken.length === 0) handlers.onSession(told);
    }
  });

  return {
    /** The first session of another tab that lasts longer than `beyond`; null when none answers. */
    ask(beyond: number): Promise<TabSession | null> {
      if (!channel) return Promise.resolve(null);
      const answer = Promise.withResolvers<TabSession | null>();
      const take = (told: TabSession) => {
        if (told.session.expiresAt <= beyond) return false;
        answer.resolve(told);
        return true;
      };
      waiting.add(take);
      const timer = setTimeout(() => answer.resolve(null), tabAnswerWithin);
      post({ type: 'ask' });
      return answer.promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(take);
      });
    },
    tell: (told: TabSession) => post({ type: 'session', ...told }),
    broadcastUser: (user: SessionUser) => post({ type: 'user', user }),
    broadcastSignOut: (token: string | null) => post({ type: 'ended', token }),
  };
}
