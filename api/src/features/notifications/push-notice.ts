import type { NotificationType } from '@nibras/contract/notifications.ts';
import { queuePush } from '#features/push/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { presentNotification } from './present.ts';
import type { NotificationRow } from './queries.ts';

/**
 * What is worth a push by itself, and under which title. A reply is pushed as the message that it is, and whoever has
 * just entered a code knows that the enrolment is done.
 */
const titles: Partial<Record<NotificationType, string>> = {
  'App\\Notifications\\DiscussionStarted': 'استفسار جديد',
  'App\\Notifications\\StudentEnrolled': 'اشتراك جديد في الكورس',
};

/** Queues a notice for the person's browsers, in the transaction that leaves it. */
export async function pushNotice(
  platform: Pick<Platform, 'jobs'>,
  tx: Queryable,
  row: NotificationRow,
): Promise<void> {
  const title = titles[row.type as NotificationType];
  if (!title) return;
  const { text, link } = presentNotification(row);
  await queuePush(platform, tx, [row.personId], {
    title,
    body: text,
    link: link ?? '/notifications',
    tag: `notification-${row.id}`,
  });
}
