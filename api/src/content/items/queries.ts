import { and, type Column, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import { drafts } from '#platform/database/schema/index.ts';
import { type ContentKind, tables } from './kinds.ts';

/** One item of content. */
export interface ItemKey {
  kind: ContentKind;
  id: number;
}

/** The columns of an item that decide what may be done with it. */
export interface Item {
  state: 'draft' | 'scheduled' | 'published' | 'hidden';
  published: boolean;
  publishAt: Date | null;
  publishVersion: number | null;
  deletedAt: Date | null;
  version: number;
  /** The course of a course, lecture or question; null for other kinds. */
  courseId: number | null;
}

/** Locks an item until the transaction ends; null if there is none. */
export async function lockItem(tx: Transaction, { kind, id }: ItemKey): Promise<Item | null> {
  const table = tables[kind];
  const [row] = await tx
    .select({
      state: table.state,
      published: table.published,
      publishAt: table.publishAt,
      publishVersion: table.publishVersion,
      deletedAt: table.deletedAt,
      version: table.version,
    })
    .from(table)
    .where(eq(table.id, id))
    .for('no key update');
  if (!row) return null;
  return { ...row, courseId: await courseOf(tx, { kind, id }) };
}

async function courseOf(db: Queryable, { kind, id }: ItemKey): Promise<number | null> {
  if (kind === 'course') return id;
  if (kind !== 'lecture' && kind !== 'question') return null;
  const table = tables[kind];
  const [row] = await db.select({ courseId: table.courseId }).from(table).where(eq(table.id, id));
  return row?.courseId ?? null;
}

/** The condition that a row of drafts, versions or presence is of an item. */
export const ofItem = (table: { kind: Column; itemId: Column }, { kind, id }: ItemKey): SQL =>
  sql`${table.kind} = ${kind} and ${table.itemId} = ${id}`;

export async function draftOf(db: Queryable, item: ItemKey) {
  const [row] = await db.select().from(drafts).where(ofItem(drafts, item));
  return row ?? null;
}

export const deleteDraft = (db: Queryable, item: ItemKey) =>
  db.delete(drafts).where(ofItem(drafts, item));

/** The ids of a kind whose scheduled publication is due. */
export const dueItems = (db: Queryable, kind: ContentKind, now: Date) =>
  db
    .select({ id: tables[kind].id })
    .from(tables[kind])
    .where(and(sql`${tables[kind].state} = 'scheduled'`, lte(tables[kind].publishAt, now)));

/** Whether anybody has joined a course. */
export async function hasMembers(db: Queryable, course: number): Promise<boolean> {
  const { rows } = await db.execute<{ joined: boolean }>(
    sql`select exists (select from enrolments where course_id = ${course} and ${hasJoined()}) as joined`,
  );
  return rows[0]?.joined ?? false;
}
