import { ApiError, isUnreachable, isUnsupportedCall } from '#platform/api/api-error.ts';
import { localStore } from '#platform/browser/storage.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { markWatched, savePosition } from '../queries.ts';
import { type Outbox, openOutbox } from './outbox.ts';

/** Where locks are not known, one tab is what there is to order. */
let turn: Promise<unknown> = Promise.resolve();

function alone<T>(task: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('unsent-progress', task) as Promise<T>;
  const next = turn.then(task);
  turn = next.catch(() => undefined);
  return next;
}

/** A refused session says nothing of the lecture: it is told after the next sign-in. */
const isRefusal = (error: unknown) =>
  !isUnreachable(error) && !(error instanceof ApiError && error.status === 401);

let opened: { key: string; box: Outbox } | undefined;

/** The box of the person who is signed in at this browser: one for all who send, so that each learns of a mark. */
export function ownOutbox(): Outbox {
  const { user } = sessionStore.getState();
  const key = `unsent-progress-${user?.id ?? user?.email ?? ''}`;
  if (opened?.key !== key) opened = { key, box: openOwn(key) };
  return opened.box;
}

const openOwn = (key: string): Outbox =>
  openOutbox(localStore, key, {
    watched: async ({ course, lecture }) => (await markWatched(course, lecture)).message ?? null,
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
    alone,
  });
