import type { Undoing } from '#platform/audit/undo.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { lectures } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { changeLectures, lecturesSubject } from './change-lectures.ts';
import { dropDraftField } from './drop-draft-field.ts';

/**
 * Opens lectures to everybody, or to the members of the course only. It takes effect at once, so that it needs the
 * capability to publish.
 * @throws AppError lecture-not-found, forbidden
 */
export async function freeLectures(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, lectures: ids, free }: { caller: Person; lectures: number[]; free: boolean },
): Promise<{ course: number; undo: number }> {
  const change = { caller, lectures: ids, act: 'publish', now: now() } as const;
  const { result, undo } = await changeLectures(db, change, async (tx, changed) => {
    const found = changed.map(({ id }) => id);
    await tx.update(lectures).set({ free }).where(anyOf(lectures.id, found));
    await dropDraftField(tx, { kind: 'lecture', ids: found, field: 'free' });
    const before = changed.map(({ id, free: was }) => ({ id, free: was }));
    return {
      result: changed[0]?.courseId ?? 0,
      entry: {
        action: free ? 'lectures-freed' : 'lectures-locked',
        ...lecturesSubject(changed),
        details: { count: found.length, undo: { before } },
        changed: found.map((id) => `lecture:${id}:free`),
      },
    };
  });
  return { course: result, undo };
}

/** Makes each lecture free or not as it was. */
export async function undoFreeLectures({
  tx,
  data: { before },
}: Undoing<{ before: { id: number; free: boolean }[] }>): Promise<void> {
  for (const free of [true, false]) {
    const ids = before.filter((one) => one.free === free).map(({ id }) => id);
    if (ids.length > 0) await tx.update(lectures).set({ free }).where(anyOf(lectures.id, ids));
  }
}
