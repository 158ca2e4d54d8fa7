import type { InboxDetail, InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { Link } from '#ui/text/link.tsx';
import { aboutText, kindTexts } from './inbox-texts.ts';

/** Who sent it, and the ways to reach them. */
export function SenderFacts({ kind, item }: { kind: InboxKind; item: InboxDetail }) {
  const managesPeople = useCapability('people:manage');
  const { email, phone, country, job_title: jobTitle, about, others, person_id: person } = item;
  const { noun, path } = kindTexts[kind];
  return (
    <aside
      aria-label="المرسل"
      className="rounded-lg border border-line bg-raised px-5 py-4 xl:sticky xl:top-20"
    >
      <dl className="flex flex-col gap-3.5 max-xl:grid max-xl:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
        {kind === 'order' && <Fact name={wording`الخدمة`}>{aboutText(kind, about)}</Fact>}
        <Fact name="البريد الإلكتروني">
          <Link to={`mailto:${email}`} className="wrap-anywhere">
            <bdi dir="ltr">{email}</bdi>
          </Link>
        </Fact>
        {phone && (
          <Fact name="الهاتف">
            <Link to={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </Link>
          </Fact>
        )}
        {country && <Fact name="البلد">{country}</Fact>}
        {jobTitle && <Fact name="المسمى الوظيفي">{jobTitle}</Fact>}
        {person !== null && managesPeople && (
          <Fact name="الحساب">
            <Link to={`/studio/people/${person}`}>صفحة الحساب</Link>
          </Fact>
        )}
        {others > 0 && (
          <Fact name="من البريد نفسه">
            <Link to={`/studio/${path}?search=${encodeURIComponent(email)}`}>
              {countLabel(others + 1, noun)}
            </Link>
          </Fact>
        )}
      </dl>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-faint">{name}</dt>
      <dd className="wrap-anywhere">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
