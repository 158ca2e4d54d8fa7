import type { LectureAction } from '@nibras/contract/learning/courses/studio/shapes.ts';
import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { lockItem, namingLecture, type StateBefore, setState } from '#content/items/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

import { changeLectures, lecturesSubject } from './change-lectures.ts';
import { stateKeys } from './state-keys.ts';

/** One lecture has the actions of every item of content. */
const actions = {
  publish: 'published',
  hide: 'hidden',
  bin: 'binned',
  restore: 'restored',
} as const satisfies Record<LectureAction, LogAction>;

/**
 * Publishes, hides, removes or restores many lectures, all or none. Those that are in that state already stay as
 * they are; of what was never public nothing can be hidden.
 * @throws AppError lecture-not-found, forbidden, draft-changed, not-ready, wrong-state where nothing is left to do
 */
export async function setLectureStates(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: {
    caller: Person;
    lectures: number[];
    act: LectureAction;
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
      const item = { kind: 'lecture', id } as const;
      const locked = orThrow(await lockItem(tx, item), 'lecture-not-found');
      const input = { act, person: caller.id, now: time, draftVersion: draftVersions[id] };
      const state = setState(tx, { item, before: locked }, input);
      const done = await namingLecture(id, state);
      if (done) before.push(done);
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
          ...(changed.length === 1 && {
            from: before[0]?.state,
            version: before[0]?.version,
            questions: before[0]?.questions,
          }),
          undo: { before },
        },
        changed: stateKeys(changed.map(({ id }) => id)),
      },
    };
  });
  return { course: result, undo };
}
