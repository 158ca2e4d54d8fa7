import { studio as limits } from '@nibras/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { lockItem } from '#content/items/index.ts';
import { studioScope } from '#learning/staff/index.ts';
import { type AllUndoActions, isCapability, tooLate } from '#platform/audit/undo.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { auditLog } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { mayTeachersPublish, requireInCourse } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';
import { entryInScope, roleInEntry } from './entry-scope.ts';
import { hasNewer } from './has-newer.ts';
import { mayUndo } from './may-undo.ts';

/** An entry, if the caller may see it. */
async function findEntry(db: Queryable, id: number, caller: Person) {
  const [entry] = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      kind: auditLog.kind,
      itemId: auditLog.itemId,
      courseId: auditLog.courseId,
      courseRole: roleInEntry(caller.id),
      name: auditLog.name,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
      undoneBy: auditLog.undoneBy,
      hasNewer,
    })
    .from(auditLog)
    .where(sql`${auditLog.id} = ${id} and ${entryInScope(studioScope(caller))}`);
  return orThrow(entry, 'entry-not-found');
}
type Entry = Awaited<ReturnType<typeof findEntry>>;

/** The courses that an undo changes: that of the entry, and those from which lectures came. */
function coursesOf({ courseId, details }: Entry): number[] {
  const { from } = (details.undo ?? {}) as { from?: unknown };
  const places = Array.isArray(from) ? (from as { course: number }[]) : [];
  const courses = [courseId, ...places.map(({ course }) => course)].filter((id) => id !== null);
  return [...new Set(courses)].toSorted((a, b) => a - b);
}

/** Locks the courses that an undo changes. @throws AppError forbidden, course-not-found, undo-too-late */
async function authorise(
  tx: Transaction,
  { entry, caller, actions }: { entry: Entry; caller: Person; actions: AllUndoActions },
): Promise<void> {
  const { right } = actions[entry.action] ?? tooLate();
  const teachersPublish = await mayTeachersPublish(tx);
  for (const id of coursesOf(entry)) {
    orThrow(await lockItem(tx, { kind: 'course', id }), 'undo-too-late');
    if (id === entry.courseId) continue;
    if (isCapability(right) || right === 'answer') continue;
    await requireInCourse(tx, { caller, course: id, capability: `course:${right}` });
  }
  if (mayUndo(caller, entry, { ...entry, teachersPublish, actions })) return;
  const hasRole = entry.courseRole === 'teacher' || can(caller, 'settings:edit');
  throw new AppError(hasRole ? 'undo-too-late' : 'forbidden');
}

/**
 * Undoes changes that the audit log records, all or none, in the order in which they were made, so that two never wait for
 * each other in a circle. One that was undone, is too old, or on which something newer stands is refused. The log keeps all
 * entries.
 * @throws AppError entry-not-found, forbidden, undo-too-late
 */
export const undoChanges = (
  platform: Platform,
  { ids, ...by }: { caller: Person; ids: readonly number[]; actions: AllUndoActions },
): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const inOrder = [...new Set(ids)].toSorted((one, other) => one - other);
    for (const id of inOrder) await undoChange(platform, tx, { ...by, id });
  });

async function undoChange(
  platform: Platform,
  tx: Transaction,
  { caller, id, actions }: { caller: Person; id: number; actions: AllUndoActions },
): Promise<void> {
  const time = platform.now();
  await authorise(tx, { entry: await findEntry(tx, id, caller), caller, actions });
  // Another undo of the same may have taken place while this one waited.
  await tx.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.id, id)).for('update');
  const entry = await findEntry(tx, id, caller);
  const isOld = entry.createdAt.getTime() < time.getTime() - limits.undoFor;
  const { undo } = actions[entry.action] ?? tooLate();
  if (entry.undoneBy !== null || entry.hasNewer || isOld) tooLate();
  const data = (entry.details.undo ?? {}) as Record<string, unknown>;
  await undo({ platform, tx, entry, data, person: caller.id, caller, now: time });
  const undone = await writeEntry(tx, {
    person: caller.id,
    action: 'undone',
    kind: entry.kind,
    itemId: entry.itemId,
    ...(entry.courseId !== null && { courseId: entry.courseId }),
    name: entry.name,
    details: { undone: entry.id, action: entry.action },
    now: time,
  });
  await tx.update(auditLog).set({ undoneBy: undone }).where(eq(auditLog.id, id));
}
