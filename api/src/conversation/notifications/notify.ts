import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { activeAmong } from '#platform/database/active-person.ts';
import { afterCommit } from '#platform/database/after-commit.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { notifications } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { presentNotification } from './present.ts';
import { pushNotification } from './push-notification.ts';
import { type NotificationRow, unreadCounts } from './queries.ts';

interface NewNotification {
  personId: number;
  type: NotificationType;
  /** Names for its text and ids for its link. */
  data: Record<string, string | number>;
  /** The person is viewing the subject right now, so the notification is stored as read and not pushed. */
  seen?: boolean;
  /** It is about something old, so it is not pushed. */
  quiet?: boolean;
}

/** Sends new notifications to the people's open tabs, with their unread counts. */
async function sendToTabs({ db, realtime, log }: NotifyPlatform, rows: NotificationRow[]) {
  if (rows.length === 0) return;
  try {
    const unread = await unreadCounts(db, [...new Set(rows.map(({ personId }) => personId))]);
    for (const row of rows) {
      realtime.emit([row.personId], 'notification', {
        notification: presentNotification(row),
        unread: unread.get(row.personId) ?? 0,
      });
    }
  } catch (error) {
    log.warn({ err: error }, 'notifications were saved, but could not be sent to open tabs');
  }
}

type NotifyPlatform = Pick<Platform, 'db' | 'jobs' | 'realtime' | 'log'>;

/**
 * Creates a notification for each person in the caller's transaction; suspended people get none. After the commit it
 * is sent to their open tabs and subscribed browsers.
 */
export async function notify(
  platform: NotifyPlatform,
  tx: Queryable,
  items: NewNotification[],
): Promise<void> {
  const active = await activeAmong(
    tx,
    items.map(({ personId }) => personId),
  );
  const wanted = items.filter(({ personId }) => active.has(personId));
  if (wanted.length === 0) return;
  const rows = await tx
    .insert(notifications)
    .values(
      wanted.map(({ seen, quiet: _, ...notice }) => ({
        ...notice,
        readAt: seen ? sql`now()` : null,
      })),
    )
    .returning();
  const unread = rows.filter(({ readAt }) => readAt === null);
  for (const [at, row] of rows.entries()) {
    if (row.readAt === null && !wanted[at]?.quiet) await pushNotification(platform, tx, row);
  }
  await afterCommit(tx, () => sendToTabs(platform, unread));
}

/**
 * Removes unread notifications whose subject is no longer so.
 * @param about entries of `data` that identify the subject
 * @returns how many there were
 */
export async function withdraw(
  tx: Queryable,
  { personId, type, about }: Pick<NewNotification, 'personId' | 'type'> & { about: object },
): Promise<number> {
  const removed = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.personId, personId),
        isNull(notifications.readAt),
        eq(notifications.type, type),
        sql`${notifications.data} @> ${JSON.stringify(about)}::jsonb`,
      ),
    )
    .returning({ id: notifications.id });
  return removed.length;
}

/**
 * Like `notify`, but replaces a person's unread notification of the same type and subject, so that ten replies are
 * one item in the list.
 * @param about the key of `data` that identifies the subject
 */
export async function notifyReplacing(
  platform: NotifyPlatform,
  tx: Queryable,
  items: NewNotification[],
  about: string,
): Promise<void> {
  const [first] = items;
  if (!first) return;
  await tx.delete(notifications).where(
    and(
      anyOf(
        notifications.personId,
        items.map(({ personId }) => personId),
      ),
      isNull(notifications.readAt),
      eq(notifications.type, first.type),
      sql`${notifications.data} ->> ${about} = ${String(first.data[about])}`,
    ),
  );
  await notify(platform, tx, items);
}
