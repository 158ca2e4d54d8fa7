import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { localTime } from '#platform/time-zone.ts';
import { cx } from '#ui/class-names.ts';
import { MailIcon, PhoneIcon, PlaceIcon } from '#ui/ornament/icons.ts';
import { Lattice } from '#ui/ornament/lattice.tsx';
import { Link } from '#ui/text/link.tsx';
import { footerDestinations } from './destinations.ts';
import { FooterSection } from './footer-section.tsx';
import { SiteLogo } from './site-logo.tsx';
import { SocialLinks } from './social-links.tsx';

const link =
  'inline-flex! min-h-11 items-center whitespace-nowrap text-on-ink-soft! hover:text-on-ink! md:min-h-9';

const placeholders = ['سياسة الخصوصية', 'شروط الاستخدام'];

/** The footer of every page but the chat, dark in both themes. */
export default function SiteFooter() {
  const { siteName, contact, socials, timeZone, pages, tagline, own } = useSiteConfig();
  return (
    <footer className="dark relative mt-section overflow-hidden bg-ink text-on-ink">
      <Lattice
        light={null}
        className="absolute inset-x-0 top-0 h-14 w-full mask-b-from-0% text-on-ink"
      />
      <div className="page-width relative pt-18 pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+1.5rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 md:grid-cols-[1fr_auto_auto] lg:gap-x-24">
          <div className="mb-6 flex max-w-sm flex-col items-start gap-4">
            <SiteLogo onInk />
            <p className="text-on-ink-soft">
              {tagline ??
                wording`نعلّم البرمجة بالعربية لمن يبدأ من الصفر ولمن يريد أن يتقن: كورسات مسجلة، ومعلّمون يجيبون عن أسئلتك، وفريق ينفّذ لك مشروعك التقني.`}
            </p>
            <SocialLinks socials={socials} />
          </div>
          <FooterSection title="روابط سريعة">
            <ul className="grid grid-cols-2 gap-x-10">
              {footerDestinations.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} look="quiet" className={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterSection>
          {Object.values(contact).some(Boolean) && (
            <FooterSection title="راسلنا">
              <ul>
                <Contact
                  to={`mailto:${contact.email}`}
                  icon={<MailIcon />}
                  text={contact.email}
                  ltr
                />
                <Contact
                  to={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
                  icon={<PhoneIcon />}
                  text={contact.phone}
                  ltr
                />
                <Contact icon={<PlaceIcon />} text={contact.address} />
              </ul>
            </FooterSection>
          )}
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-ink-line text-sm text-on-ink-soft md:mt-8 md:border-t md:pt-4">
          {/* Hydration keeps the server's year, even if a new one starts meanwhile. */}
          <p suppressHydrationWarning>
            © {localTime(Date.now(), timeZone).getUTCFullYear()} {siteName}. جميع الحقوق محفوظة.
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {pages.map(([slug, name]) => (
              <li key={slug}>
                <Link to={`/pages/${slug}`} look="quiet" className={link}>
                  {name}
                </Link>
              </li>
            ))}
            {/* A server of the specification has no such pages, and the specification has their places. */}
            {!own &&
              placeholders.map((name) => (
                <li key={name}>
                  <a href="#top" className={cx(link, 'no-underline')}>
                    {name}
                  </a>
                </li>
              ))}
            <li>
              {/* A file and no page: the target leaves it to the browser, also where the server has rendered this. */}
              <a
                href="/third-party.txt"
                target="_self"
                className={cx(link, 'no-underline underline-offset-4 hover:underline')}
              >
                تراخيص البرمجيات
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

interface ContactProps {
  to?: string;
  icon: ReactNode;
  text: string;
  ltr?: boolean;
}

function Contact({ to, icon, text, ltr = false }: ContactProps) {
  if (text === '') return null;
  const content = (
    <>
      <span className="[&>svg]:size-4.5">{icon}</span>
      <bdi dir={ltr ? 'ltr' : undefined} className="min-w-0 wrap-anywhere whitespace-normal">
        {text}
      </bdi>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} look="quiet" className={cx(link, 'max-w-full gap-2.5')}>
          {content}
        </Link>
      ) : (
        <span className={cx(link, 'max-w-full gap-2.5')}>{content}</span>
      )}
    </li>
  );
}
