import type { StudioCertificateDetail } from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { printedCode } from '@nibras/contract/text/pack-code.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { Badge } from '#ui/list/badge.tsx';
import { Link } from '#ui/text/link.tsx';
import { stateNames, stateTones } from './texts.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-0.5 py-2.5">
      <dt className="w-32 shrink-0 text-text-soft">{label}</dt>
      <dd className="min-w-0 grow basis-40 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What a certificate says, and whose it is. */
export function CertificateFacts({ certificate }: { certificate: StudioCertificateDetail }) {
  const { code, state, name, person, course, completed_at, issued_at } = certificate;
  const { replaces, replaced_by } = certificate;
  const managesPeople = useCapability('people:manage');
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-raised px-4 py-1">
      <Fact label="الحالة">
        <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
      </Fact>
      <Fact label="الاسم عليها">
        <bdi className="font-semibold">{name || 'أُزيل بطلب صاحبه'}</bdi>
      </Fact>
      <Fact label={wording`رمز الشهادة`}>
        <bdi dir="ltr" className="font-mono">
          {printedCode(code)}
        </bdi>
      </Fact>
      <Fact label={wording`الكورس`}>
        {course.id === null ? (
          <bdi>{course.name}</bdi>
        ) : (
          <Link to={`/studio/courses/${course.id}`}>
            <bdi>{course.name}</bdi>
          </Link>
        )}
      </Fact>
      <Fact label="الحساب">
        {person === null ? (
          <span className="text-text-faint">حساب محذوف</span>
        ) : (
          <>
            {managesPeople ? (
              <Link to={`/studio/people/${person.id}`}>
                <bdi>{person.name}</bdi>
              </Link>
            ) : (
              <bdi>{person.name}</bdi>
            )}
            <span className="block text-sm text-text-faint">
              <bdi dir="ltr" className="wrap-anywhere">
                {person.email}
              </bdi>
            </span>
          </>
        )}
      </Fact>
      <Fact label={wording`أتم الكورس في`}>
        <DateText at={completed_at} />
      </Fact>
      <Fact label="صدرت في">
        <DateText at={issued_at} withTime />
      </Fact>
      {replaces && (
        <Fact label="صدرت بدلًا من">
          <Link to={`/studio/certificates/${replaces.id}`}>
            <bdi>{replaces.name}</bdi>
          </Link>
        </Fact>
      )}
      {replaced_by && (
        <Fact label="حلّت محلها">
          <Link to={`/studio/certificates/${replaced_by.id}`}>
            <bdi>{replaced_by.name}</bdi>
          </Link>
        </Fact>
      )}
    </dl>
  );
}
