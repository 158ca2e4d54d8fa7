import type { AnnouncementKind } from '@nibras/contract/conversation/announcements/shapes.ts';
import type { PushPayload } from '@nibras/contract/conversation/push/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { pushText } from '#conversation/push/index.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { pageAddress } from '#platform/page-address.ts';
import type { Platform } from '#platform/platform.ts';
import { mailQuery } from './link.ts';
import type { Announcement } from './queries.ts';
import { kindOf } from './recipients.ts';

/** An announcement as its recipients get it. */
export type Message = Pick<
  Announcement,
  'id' | 'audience' | 'courseId' | 'title' | 'body' | 'link'
> & {
  courseName: string | null;
  /** Only to the person who writes it. */
  test?: boolean;
};

const titleOf = ({ title, test }: Message) => (test ? `تجربة: ${title.trim()}` : title.trim());

/** The page that it leads to: the chosen one, or that of its course. */
const pageOf = ({ link, courseId }: Message) => link || (courseId ? `/courses/${courseId}` : '');

/** What a notice stores: the words that were sent, which stay whatever becomes of the announcement. */
export const noticeData = (message: Message): Record<string, string | number> => ({
  announcementId: message.id,
  title: titleOf(message),
  text: message.body.trim(),
  link: pageOf(message),
});

export const pushPayload = (message: Message): PushPayload => ({
  title: titleOf(message),
  body: pushText(message.body),
  link: pageOf(message) || '/notifications',
  tag: `announcement-${message.id}`,
});

const offLabels: Record<AnnouncementKind, string> = {
  get course() {
    return wording`لا ترسلوا إليّ إعلانات الكورسات بالبريد`;
  },
  platform: 'لا ترسلوا إليّ إعلانات المنصة بالبريد',
};

const reasonOf = ({ courseName, test }: Message, siteName: string) => {
  if (test) return 'هذه تجربة وصلتك وحدك، لترى الإعلان كما سيصل إلى غيرك.';
  return courseName
    ? wording`وصلك هذا الإعلان لأنك مشترك في كورس «${courseName}».`
    : `وصلك هذا الإعلان لأن لك حسابًا في ${siteName}.`;
};

/** Blank lines divide paragraphs; single line breaks stay in them. */
const paragraphs = (body: string) =>
  body
    .trim()
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** The mail of an announcement to one person, with the link and the header that switch such mails off (RFC 8058). */
export function announcementMail(
  { config, secrets, settings }: Pick<Platform, 'config' | 'secrets' | 'settings'>,
  message: Message,
  person: { id: number; email: string },
): Mail {
  const kind = kindOf(message);
  const query = mailQuery(secrets, { person: person.id, kind });
  const page = pageOf(message);
  const blocks = paragraphs(message.body).map((text) => ({ kind: 'text' as const, text }));
  const label = !message.link && message.courseId ? wording`افتح الكورس` : 'افتح الصفحة';
  return {
    to: person.email,
    template: 'announcement',
    subject: titleOf(message),
    unsubscribe: pageAddress(config, `/api/announcement-mail?${query}`),
    bulk: true,
    ...layOut({
      settings: settings(),
      preview: pushText(message.body),
      heading: titleOf(message),
      blocks: [
        ...blocks,
        ...(page ? [{ kind: 'action' as const, label, href: pageAddress(config, page) }] : []),
        { kind: 'note', text: reasonOf(message, settings().siteName) },
        {
          kind: 'link',
          label: offLabels[kind],
          href: pageAddress(config, `/mail-digest?of=announcements&${query}`),
        },
      ],
    }),
  };
}
