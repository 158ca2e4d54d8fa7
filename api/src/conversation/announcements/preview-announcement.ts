import type { AnnouncementPreview } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { withMark } from '#platform/mail/mail-mark.ts';
import type { Platform } from '#platform/platform.ts';
import { announcementMail, type Message, noticeData, pushPayload } from './messages.ts';

import { type FoundAnnouncement, findAnnouncement } from './queries.ts';

/** An announcement as its recipients get it. */
export const messageOf = ({ announcement, course }: FoundAnnouncement): Message => ({
  ...announcement,
  courseName: announcement.audience === 'course' ? (course?.name ?? null) : null,
});

export const addressOf = async (db: Queryable, { id }: Person) =>
  only(
    await db.select({ id: people.id, email: people.email }).from(people).where(eq(people.id, id)),
  );

/** A preview shows what is written so far. */
const untitled = 'بلا عنوان';

/**
 * What the caller would receive, made by the code that sends, from what is saved.
 * @throws AppError announcement-not-found
 */
export async function previewAnnouncement(
  platform: Pick<Platform, 'db' | 'config' | 'secrets' | 'settings'>,
  { caller, id }: { caller: Person; id: number },
): Promise<AnnouncementPreview> {
  const written = messageOf(await findAnnouncement(platform.db, id, caller));
  const message = { ...written, title: written.title.trim() || untitled };
  const { title, text, link } = noticeData(message);
  const push = pushPayload(message);
  const mail = announcementMail(platform, message, await addressOf(platform.db, caller));
  return {
    notice: { title: String(title), text: String(text), link: link ? String(link) : null },
    push: { title: push.title, body: push.body, link: push.link },
    mail: { subject: mail.subject, html: withMark(mail.html), text: mail.text },
  };
}
