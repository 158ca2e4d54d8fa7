import { lists } from '@nibras/contract/limits.ts';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { notifications } from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';

const unreadOf = (person: number) =>
  and(eq(notifications.personId, person), isNull(notifications.readAt));

export const unreadCount = (db: Queryable, person: number) =>
  db.$count(notifications, unreadOf(person));

/** The number of unread notifications of some people. */
export async function unreadCounts(db: Queryable, people: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ personId: notifications.personId, unread: count() })
    .from(notifications)
    .where(and(anyOf(notifications.personId, people), isNull(notifications.readAt)))
    .groupBy(notifications.personId);
  return new Map(rows.map(({ personId, unread }) => [personId, unread]));
}

/** A page of a person's notifications, newest first, and their total number. */
export async function notificationPage(db: Queryable, person: number, page: number) {
  const ofPerson = eq(notifications.personId, person);
  const { limit, offset } = pageWindow({ page, per_page: lists.notificationsPerPage });
  const rows = await db
    .select()
    .from(notifications)
    .where(ofPerson)
    .orderBy(desc(notifications.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(notifications, ofPerson) };
}
export type NotificationRow = typeof notifications.$inferSelect;

export const markAllRead = (db: Queryable, person: number, now: Date) =>
  db.update(notifications).set({ readAt: now }).where(unreadOf(person));
