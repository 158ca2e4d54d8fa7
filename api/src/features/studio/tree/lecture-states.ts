import type { LectureAct } from '@nibras/contract/studio/courses.ts';
import { eq } from 'drizzle-orm';
import {
  applyPublication,
  draftOf,
  type Item,
  lockItem,
  namingLecture,
  requireReady,
} from '#features/content/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { lectures } from '#platform/database/schema/index.ts';
import { AppError, found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import type { Person } from '../scope.ts';
import { changeLectures, lecturesSubject } from './change-lectures.ts';
import { stateKeys } from './state-keys.ts';

/** A lecture's state before an act; the version that a publication made. */
export interface StateBefore {
  id: number;
  state: Item['state'];
  deletedAt: string | null;
  publishAt: string | null;
  publishVersion: number | null;
  version?: number;
}

interface Act {
  act: LectureAct;
  person: number;
  now: Date;
  /** The version of the draft that the caller saw; undefined for whichever it is. */
  draftVersion: number | null | undefined;
}

const calledOff = { state: 'draft', publishAt: null, publishVersion: null } as const;

/** @returns the version of a publication; null where the lecture is in the wanted state already */
async function apply(
  tx: Transaction,
  { id, before }: { id: number; before: Item },
  { act, person, now, draftVersion }: Act,
): Promise<{ version?: number } | null> {
  const set = async (columns: Partial<typeof lectures.$inferInsert>) => {
    await tx.update(lectures).set(columns).where(eq(lectures.id, id));
    return {};
  };
  if (act === 'bin') {
    if (before.deletedAt) return null;
    return set({ ...(before.state === 'scheduled' && calledOff), deletedAt: now });
  }
  if (act === 'restore') return before.deletedAt ? set({ deletedAt: null }) : null;
  if (before.deletedAt) throw new AppError('wrong-state');
  if (act === 'hide') return before.state === 'published' ? set({ state: 'hidden' }) : null;
  const draft = await draftOf(tx, { kind: 'lecture', id });
  if (draftVersion !== undefined && (draft?.version ?? null) !== draftVersion) {
    throw new AppError('draft-changed');
  }
  if (before.state === 'published' && !draft) return null;
  await namingLecture(id, requireReady(tx, { kind: 'lecture', id }, before));
  return applyPublication(tx, { kind: 'lecture', id }, { before, person, now });
}

/** One lecture has the actions of every item of content. */
const actions: Record<LectureAct, string> = {
  publish: 'published',
  hide: 'hidden',
  bin: 'binned',
  restore: 'restored',
};

/**
 * Publishes, hides, removes or brings back many lectures, all or none. Those that are in that state already stay as
 * they are; of what was never public nothing can be hidden.
 * @throws AppError lecture-not-found, forbidden, draft-changed, not-ready, wrong-state where nothing is left to do
 */
export async function setLectureStates(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: {
    caller: Person;
    lectures: number[];
    act: LectureAct;
    draftVersions: Record<string, number | null>;
  },
): Promise<{ course: number; undo: number }> {
  const { caller, act, draftVersions } = options;
  const time = now();
  const change = {
    caller,
    lectures: options.lectures,
    act: act === 'bin' || act === 'restore' ? 'remove' : 'publish',
    now: time,
  } as const;
  const { result, undo } = await changeLectures(db, change, async (tx, all) => {
    const before: StateBefore[] = [];
    // In the order of the ids, so that two never wait for each other in a circle.
    for (const { id } of all.toSorted((a, b) => a.id - b.id)) {
      const item = found(await lockItem(tx, { kind: 'lecture', id }), 'lecture-not-found');
      const asked = { act, person: caller.id, now: time, draftVersion: draftVersions[id] };
      const done = await apply(tx, { id, before: item }, asked);
      if (!done) continue;
      before.push({
        id,
        state: item.state,
        deletedAt: item.deletedAt?.toISOString() ?? null,
        publishAt: item.publishAt?.toISOString() ?? null,
        publishVersion: item.publishVersion,
        ...done,
      });
    }
    const changed = all.filter(({ id }) => before.some((one) => one.id === id));
    if (changed.length === 0) throw new AppError('wrong-state');
    return {
      result: all[0]?.courseId ?? 0,
      entry: {
        action: changed.length === 1 ? actions[act] : `lectures-${actions[act]}`,
        ...lecturesSubject(changed),
        details: {
          count: changed.length,
          ...(changed.length === 1 && { from: before[0]?.state, version: before[0]?.version }),
          undo: { before },
        },
        changed: stateKeys(changed.map(({ id }) => id)),
      },
    };
  });
  return { course: result, undo };
}
