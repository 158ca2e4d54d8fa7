import { announcements as limits } from '@nibras/contract/limits.ts';
import { notify } from '#conversation/notifications/index.ts';
import { queuePush } from '#conversation/push/index.ts';
import { tookFromQuota } from '#platform/codes/quota.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { announcementMail, noticeData, pushPayload } from './messages.ts';

import { addressOf, messageOf } from './preview-announcement.ts';
import { findAnnouncement } from './queries.ts';
import { requireComplete } from './send-announcement.ts';

const hour = 60 * 60 * 1000;

/**
 * Sends an announcement to the caller only, by its channels, whatever the caller has switched off.
 * @throws AppError announcement-not-found, invalid-input by field where something is missing, too-many-requests
 */
export async function testAnnouncement(
  platform: Platform,
  { caller, id }: { caller: Person; id: number },
): Promise<void> {
  const { db, mailer, now } = platform;
  await db.transaction(async (tx) => {
    const found = await findAnnouncement(tx, id, caller);
    requireComplete(found.announcement);
    const counted = { kind: 'announcement-test', subject: String(caller.id) };
    const quota = { most: limits.testsPerHour, within: hour };
    if (!(await tookFromQuota(tx, counted, quota, now()))) throw new AppError('too-many-requests');
    const message = { ...messageOf(found), test: true };
    const { channels } = found.announcement;
    if (channels.includes('notice')) {
      const type = 'App\\Notifications\\Announcement';
      await notify(platform, tx, [{ personId: caller.id, type, data: noticeData(message) }]);
    }
    if (channels.includes('push')) {
      await queuePush(platform, tx, [caller.id], pushPayload(message));
    }
    if (channels.includes('mail')) {
      const { bulk: _, ...mail } = announcementMail(platform, message, await addressOf(tx, caller));
      await mailer.send(tx, mail);
    }
  });
}
