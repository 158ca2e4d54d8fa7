import type { FailureCode } from '@nibras/contract/errors.ts';
import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { and, eq } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { published } from '#platform/database/published.ts';
import { courses } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can, capabilityFor } from '#platform/http/capabilities.ts';
import { findCourseRole, mayTeachersPublish } from '#platform/http/course-access.ts';
import { type Item, type ItemKey, lockItem } from './queries.ts';

type Act = 'edit' | 'publish' | 'remove';

/** Whether everybody can know an item. Questions are never public, and lectures only with their course. */
async function isPublic(tx: Transaction, item: Item, kind: ItemKey['kind']): Promise<boolean> {
  if (!item.published || kind === 'question') return false;
  if (kind !== 'lecture' || item.courseId === null) return true;
  return (await tx.$count(courses, and(eq(courses.id, item.courseId), published(courses)))) > 0;
}

/** @throws AppError forbidden, or not-found for an item that the caller may not even know */
async function authorise(
  tx: Transaction,
  item: Item,
  { caller, kind, act }: { caller: Person; kind: ItemKey['kind']; act: Act },
): Promise<void> {
  const needed = capabilityFor(kind, act);
  if (needed === null) throw new AppError('forbidden');
  if (can(caller, needed)) return;
  const target = {
    courseRole: item.courseId === null ? null : await findCourseRole(tx, item.courseId, caller.id),
    teachersPublish: await mayTeachersPublish(tx),
  };
  if (can(caller, needed, target)) return;
  const isKnown = target.courseRole !== null || (await isPublic(tx, item, kind));
  throw new AppError(isKnown ? 'forbidden' : notFound(kind));
}

export const notFound = (kind: ItemKey['kind']): FailureCode => `${kind}-not-found`;

interface ItemAction extends ItemKey {
  /** Null for the system, which may do everything. */
  caller: Person | null;
  act: Act;
}

/**
 * Locks an item, checks the caller's capability and does something with the item, in one transaction.
 * @throws AppError course-not-found …, forbidden, and what `work` throws
 */
export const withItem = <Result>(
  db: Queryable,
  { caller, act, kind, id }: ItemAction,
  work: (tx: Transaction, item: Item) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const item = orThrow(await lockItem(tx, { kind, id }), notFound(kind));
    if (caller) await authorise(tx, item, { caller, kind, act });
    return work(tx, item);
  });

interface ItemChange extends ItemAction {
  /** The name of the change in the audit log. */
  action: LogAction;
  now: Date;
}

/** What a change returns, with its entry of the audit log. */
export interface Changed<Result> {
  result: Result;
  logId: number;
}

/**
 * Changes an item of content: locks it, checks the caller's capability, makes the change and writes the audit log, in
 * one transaction. Every change of content goes through here; only saves of drafts are not in the log.
 * @param db also a transaction, for several changes together
 * @param change makes the change; what it returns as `details` and `changed` goes into the audit log
 * @throws AppError course-not-found …, forbidden, and what `change` throws
 */
export function changeItem<Result>(
  db: Queryable,
  { action, now, ...itemAction }: ItemChange,
  change: (
    tx: Transaction,
    item: Item,
  ) => Promise<{
    result: Result;
    action?: LogAction;
    details?: Record<string, unknown>;
    changed?: string[];
  }>,
): Promise<Changed<Result>> {
  const { caller, kind, id } = itemAction;
  return withItem(db, itemAction, async (tx, item) => {
    const { result, ...entry } = await change(tx, item);
    const logId = await writeEntry(tx, {
      person: caller?.id ?? null,
      action,
      kind,
      itemId: id,
      ...entry,
      now,
    });
    return { result, logId };
  });
}
