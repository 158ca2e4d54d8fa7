import { ApiError, isUnreachable, isUnsupportedCall, mayPass } from '#platform/api/api-error.ts';
import { localStore } from '#platform/browser/storage.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { markWatched, savePosition } from '../queries.ts';
import type { Stored } from '../questions/calls.ts';
import { type Outbox, openOutbox } from './outbox.ts';

/** Serialises the tasks of this tab in browsers without the Web Locks API. */
let queue: Promise<unknown> = Promise.resolve();

function withLock<T>(task: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('unsent-progress', task) as Promise<T>;
  const next = queue.then(task);
  queue = next.catch(() => undefined);
  return next;
}

/** A 401 is no refusal of the mark: it is sent again after the next sign-in. */
const isRefusal = (error: unknown) =>
  !isUnreachable(error) && !(error instanceof ApiError && error.status === 401);

type UserOutbox = Outbox<Stored>;

let current: { key: string; outbox: UserOutbox } | undefined;

/** The outbox of the signed-in user. All callers share one instance, so that each can read the result of a mark. */
export function userOutbox(): UserOutbox {
  const { user } = sessionStore.getState();
  const key = `unsent-progress-${user?.id ?? user?.email ?? ''}`;
  if (current?.key !== key) current = { key, outbox: openFor(key) };
  return current.outbox;
}

const openFor = (key: string): UserOutbox =>
  openOutbox(localStore, key, {
    async watched({ course, lecture, asks = false }) {
      const { message = null, status } = await markWatched(course, lecture, asks);
      return { message, held: asks && status === 'inProgress' };
    },
    answer: async (unsent) => (await import('../questions/calls.ts')).sendAnswer(unsent),
    mayPass,
    async position({ course, lecture, position, at }) {
      const age = Math.max(0, Math.round((Date.now() - at) / 1000));
      try {
        await savePosition({ course, lecture, position, age });
        return true;
      } catch (error) {
        if (isUnsupportedCall(error)) return false;
        throw error;
      }
    },
    isRefusal,
    withLock,
  });
