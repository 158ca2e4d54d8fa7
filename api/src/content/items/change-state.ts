import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type Changed, changeItem } from './change-item.ts';
import { type ContentKind, tables } from './kinds.ts';
import { hasMembers, type Item, type ItemKey } from './queries.ts';

type Request = ItemKey & { caller: Pick<Caller, 'id' | 'role'> };
type Columns = Partial<Pick<Item, 'state' | 'publishAt' | 'publishVersion' | 'deletedAt'>>;

const setColumns = (tx: Transaction, { kind, id }: ItemKey, columns: Columns) =>
  tx
    .update(tables[kind as ContentKind])
    .set(columns)
    .where(eq(tables[kind].id, id));

/** What a scheduled item becomes when its publication is called off. */
export const unscheduled = { state: 'draft', publishAt: null, publishVersion: null } as const;

/**
 * Takes a published item from the public. Those who have joined a hidden course keep it.
 * @throws AppError course-not-found …, forbidden, wrong-state unless it is published, and for the site itself
 */
export async function hideItem(
  { db, now }: Pick<Platform, 'now'> & { db: Queryable },
  { caller, ...item }: Request,
): Promise<Changed<undefined>> {
  const change = { ...item, caller, act: 'publish', action: 'hidden', now: now() } as const;
  return changeItem(db, change, async (tx, before) => {
    if (!before.published || item.kind === 'site') throw new AppError('wrong-state');
    await setColumns(tx, item, { state: 'hidden' });
    return { result: undefined };
  });
}

/**
 * Calls off a scheduled publication.
 * @throws AppError course-not-found …, forbidden, wrong-state unless it is scheduled
 */
export async function unscheduleItem(
  { db, now }: Pick<Platform, 'now'> & { db: Queryable },
  { caller, ...item }: Request,
): Promise<Changed<undefined>> {
  const change = { ...item, caller, act: 'publish', action: 'unscheduled', now: now() } as const;
  return changeItem(db, change, async (tx, before) => {
    if (before.state !== 'scheduled') throw new AppError('wrong-state');
    await setColumns(tx, item, unscheduled);
    return { result: undefined, details: { at: before.publishAt?.toISOString() } };
  });
}

/**
 * Puts an item into the trash, where it stays for thirty days. A scheduled publication is called off.
 * @throws AppError course-not-found …, forbidden, wrong-state if it is there, course-has-students
 */
export async function trashItem(
  { db, now }: Pick<Platform, 'now'> & { db: Queryable },
  { caller, ...item }: Request,
): Promise<Changed<undefined>> {
  const time = now();
  const change = { ...item, caller, act: 'remove', action: 'binned', now: time } as const;
  return changeItem(db, change, async (tx, before) => {
    if (before.deletedAt) throw new AppError('wrong-state');
    if (item.kind === 'course' && (await hasMembers(tx, item.id))) {
      throw new AppError('course-has-students');
    }
    const calledOff = before.state === 'scheduled' ? unscheduled : {};
    await setColumns(tx, item, { ...calledOff, deletedAt: time });
    return { result: undefined, details: { from: before.state } };
  });
}

/**
 * Takes an item out of the trash, in the state that it had.
 * @throws AppError course-not-found …, forbidden, wrong-state unless it is in the trash
 */
export async function restoreItem(
  { db, now }: Pick<Platform, 'now'> & { db: Queryable },
  { caller, ...item }: Request,
): Promise<Changed<undefined>> {
  const change = { ...item, caller, act: 'remove', action: 'restored', now: now() } as const;
  return changeItem(db, change, async (tx, before) => {
    if (!before.deletedAt) throw new AppError('wrong-state');
    await setColumns(tx, item, { deletedAt: null });
    return { result: undefined };
  });
}
