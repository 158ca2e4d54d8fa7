import type { InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { inbox as limits } from '@nibras/contract/limits.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { MailBlock } from '#platform/mail/blocks.ts';
import { layOut, replyClosing } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { kinds } from './kinds.ts';
import type { LockedItem } from './lock-items.ts';

/** The button of the provider's mails that leads to the order or message; none where the site's address is unknown. */
export const studioLink = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  kind: InboxKind,
  id: number,
): MailBlock[] =>
  publicUrl
    ? [
        {
          kind: 'action',
          label: 'أجب من الاستوديو',
          href: `${publicUrl}/studio/${kinds[kind].path}/${id}`,
        },
      ]
    : [];

interface AnswerMail {
  settings: Pick<Settings, 'siteName' | 'publicUrl' | 'contact'>;
  kind: InboxKind;
  item: LockedItem;
  /** What was typed. */
  body: string;
}

const words = {
  order: {
    subject: ({ id, about }: LockedItem) => `بخصوص طلبك رقم ${id}: ${about ?? 'طلب عام'}`,
    heading: ({ id }: LockedItem) => `رد على طلبك رقم ${id}`,
    quoted: 'طلبك كما وصلنا:',
  },
  message: {
    subject: ({ about }: LockedItem) => `رد على رسالتك: ${about ?? ''}`,
    heading: () => 'رد على رسالتك',
    quoted: 'رسالتك كما وصلتنا:',
  },
};

function quoted(text: string): string {
  const letters = [...text];
  return letters.length > limits.quoteLength
    ? `${letters.slice(0, limits.quoteLength).join('')}…`
    : text;
}

/** An answer of the staff, with what it answers below it. Replies go to the provider. */
export function answerMail({ settings, kind, item, body }: AnswerMail): Mail {
  const { heading, quoted: label, subject } = words[kind];
  return {
    to: item.email,
    replyTo: settings.contact.email,
    template: `${kind}-answer`,
    subject: subject(item),
    ...layOut({
      settings,
      preview: body.replace(/\s+/g, ' ').slice(0, 120),
      heading: heading(item),
      blocks: [
        { kind: 'letter', text: body },
        { kind: 'note', text: label },
        { kind: 'quote', text: quoted(item.text) },
      ],
      closing: replyClosing(settings),
    }),
  };
}
