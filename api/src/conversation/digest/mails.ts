import { digest as rules } from '@nibras/contract/limits.ts';
import { digestLinkWording } from '@nibras/contract/people/consents/digest.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { adjectives, rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { layOut } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { pageAddress } from '#platform/page-address.ts';
import type { Platform } from '#platform/platform.ts';
import { digestQuery } from './link.ts';

interface Digest {
  person: { id: number; name: string; email: string };
  unreadByAuthor: { author: string; count: number }[];
}

/** «سارة» · «سارة وكريم» · «سارة وكريم وآخرين» */
function namesText(names: string[]): string {
  const shown = names.slice(0, rules.namesShown).join(' و');
  return names.length > rules.namesShown ? `${shown} وآخرين` : shown;
}

/** The mail about unread messages. It does not quote them, because others may read the mail. */
export function digestMail(
  { config, secrets, settings }: Pick<Platform, 'config' | 'secrets' | 'settings'>,
  { person, unreadByAuthor }: Digest,
): Mail {
  const total = unreadByAuthor.reduce((sum, { count }) => sum + count, 0);
  const unreadText = countLabel(total, rareNouns.message, 'nominative', adjectives.unread);
  const names = namesText(unreadByAuthor.map(({ author }) => author));
  const query = digestQuery(secrets, person.id);
  return {
    to: person.email,
    template: 'message-digest',
    subject: `لديك ${unreadText} في ${settings().siteName}`,
    unsubscribe: pageAddress(config, `/api/mail-digest?${query}`),
    ...layOut({
      settings: settings(),
      preview: `من ${names}.`,
      heading: `لديك ${unreadText}`,
      blocks: [
        {
          kind: 'text',
          text: `مرحبًا ${person.name}، وصلتك ${countLabel(total, rareNouns.message, 'nominative')} من ${names}.`,
        },
        { kind: 'action', label: 'افتح رسائلي', href: pageAddress(config, '/chat') },
        {
          kind: 'note',
          text: 'نرسل هذا التنبيه مرة واحدة لكل ما ينتظرك، لا مع كل رسالة. فعّل الإشعارات على أحد أجهزتك لتصلك الرسائل فورًا.',
        },
        {
          kind: 'link',
          label: digestLinkWording.on,
          href: pageAddress(config, `/mail-digest?${query}`),
        },
      ],
    }),
  };
}
