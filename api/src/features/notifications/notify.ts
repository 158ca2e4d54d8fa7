import type { NotificationType } from '@nibras/contract/notifications.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Queryable } from '#platform/database/database.ts';
import { notifications } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { presentNotification } from './present.ts';
import { pushNotice } from './push-notice.ts';
import { type NotificationRow, unreadCounts } from './queries.ts';

interface Notice {
  personId: number;
  type: NotificationType;
  /** What it is about: names for its sentence, ids for its link. */
  data: Record<string, string | number>;
  /** The person is looking at it this moment: it is kept for the list, and nothing rings. */
  seen?: boolean;
}

/** Tells the people's open tabs; whoever has none finds the notice on the next look. */
async function tell({ db, realtime, log }: NotifyPlatform, rows: NotificationRow[]) {
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
    log.warn({ err: error }, 'notices stand, but nobody could be told of them');
  }
}

type NotifyPlatform = Pick<Platform, 'db' | 'jobs' | 'realtime' | 'log'>;

/**
 * Leaves a notice for each person, in the transaction of what it tells about; their open tabs and browsers learn of it
 * once that has committed.
 */
export async function notify(
  platform: NotifyPlatform,
  tx: Queryable,
  notices: Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  const rows = await tx
    .insert(notifications)
    .values(notices.map(({ seen, ...notice }) => ({ ...notice, readAt: seen ? sql`now()` : null })))
    .returning();
  const unread = rows.filter(({ readAt }) => readAt === null);
  for (const row of unread) await pushNotice(platform, tx, row);
  await afterCommit(tx, () => tell(platform, unread));
}

/**
 * As `notify`, but a person who has an unread notice of the same type about the same thing gets the new one in its
 * place: ten replies while somebody is away are one line in the list.
 */
export async function notifyAnew(
  platform: NotifyPlatform,
  tx: Queryable,
  notices: Notice[],
  about: string,
): Promise<void> {
  const [first] = notices;
  if (!first) return;
  await tx.delete(notifications).where(
    and(
      inArray(
        notifications.personId,
        notices.map(({ personId }) => personId),
      ),
      isNull(notifications.readAt),
      eq(notifications.type, first.type),
      sql`${notifications.data} ->> ${about} = ${String(first.data[about])}`,
    ),
  );
  await notify(platform, tx, notices);
}
