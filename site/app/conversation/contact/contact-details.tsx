import type { ReactNode } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { MailIcon, PhoneIcon, PlaceIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';

interface DetailProps {
  icon: ReactNode;
  name: string;
  text: string;
  /** The link target; a linked text is shown left to right. */
  href?: string;
}

function Detail({ icon, name, text, href }: DetailProps) {
  if (text === '') return null;
  return (
    <li className="flex items-center gap-4">
      <StarFrame tone="ink">{icon}</StarFrame>
      <p className="min-w-0">
        <span className="block text-sm text-on-ink-soft">{name}</span>
        {href ? (
          <a
            href={href}
            className="touch-target relative inline-block max-w-full font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            <bdi dir="ltr">{text}</bdi>
          </a>
        ) : (
          <span className="font-semibold">{text}</span>
        )}
      </p>
    </li>
  );
}

/** The provider's email, phone and address, from the configuration. */
export function ContactDetails() {
  const { email, phone, address } = useSiteConfig().contact;
  if (!email && !phone && !address) return null;
  return (
    <div>
      <h2 className="text-2xl">أو تواصل معنا مباشرة</h2>
      <ul className="mt-6 flex flex-col gap-6">
        <Detail
          icon={<MailIcon />}
          name="البريد الإلكتروني"
          text={email}
          href={`mailto:${email}`}
        />
        <Detail
          icon={<PhoneIcon />}
          name="الهاتف"
          text={phone}
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        />
        <Detail icon={<PlaceIcon />} name="العنوان" text={address} />
      </ul>
    </div>
  );
}
