import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import type { ReactNode } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { formatTimeAgo } from '#platform/format.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Aliases } from './aliases.tsx';
import { roleTexts, roleTones } from './people-texts.ts';

type Account = PersonAnswer['person'];

/** Who a person is, and how to reach them. */
export function PersonCard({ person, now }: { person: Account; now: number }) {
  const { name, email, phone_number: phone, role } = person;
  const media = useMediaUrl();
  return (
    <section
      aria-label="الحساب"
      className="rounded-lg border border-line bg-raised px-4 py-5 sm:px-6"
    >
      <div className="flex items-center gap-4">
        <Avatar name={name} src={media(person.photo, 160)} size="lg" online={person.online} />
        <div className="min-w-0">
          {/* The page's heading is the same name, for screen readers. */}
          <p aria-hidden="true" className="text-xl font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="mt-1 flex flex-wrap gap-2">
            <Badge tone={roleTones[role]}>{roleTexts[role].name}</Badge>
            {person.own && <Badge>حسابك</Badge>}
          </p>
        </div>
      </div>
      <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
        <Fact name="البريد">
          <a href={`mailto:${email}`} className="wrap-anywhere text-link">
            <bdi dir="ltr">{email}</bdi>
          </a>
          {!person.email_verified && <span className="block text-text-faint">لم يُؤكَّد بعد</span>}
        </Fact>
        {person.aliases.length > 0 && (
          <Fact name="ويدخل أيضًا بـ">
            <Aliases person={person} />
          </Fact>
        )}
        <Fact name="الهاتف">
          {phone ? (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="text-link">
              <bdi dir="ltr">{phone}</bdi>
            </a>
          ) : (
            <span className="text-text-faint">لم يُذكر</span>
          )}
        </Fact>
        <Fact name="آخر ظهور">{lastSeen(person, now)}</Fact>
        <Fact name="تاريخ إنشاء الحساب">
          <DateText at={person.created_at} />
        </Fact>
        <Fact name="طريقة الدخول">
          {person.has_password ? 'كود بالبريد أو كلمة مرور' : 'كود بالبريد'}
        </Fact>
      </dl>
    </section>
  );
}

function lastSeen({ online, last_seen_at: at }: Account, now: number): string {
  if (online) return 'متصل الآن';
  return at ? formatTimeAgo(at, now) : 'لا ظهور بعد';
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-4">
      <dt className="shrink-0 text-text-soft">{name}</dt>
      <dd className="ms-auto min-w-0 text-end font-medium">{children}</dd>
    </div>
  );
}
