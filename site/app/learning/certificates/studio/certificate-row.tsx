import type { StudioCertificate } from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { printedCode } from '@nibras/contract/text/pack-code.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { CorrectionBox } from './correction-box.tsx';
import { stateNames, stateTones } from './texts.ts';

/** A certificate in the list; a request that waits is decided here by one press. */
export function CertificateRow({ certificate }: { certificate: StudioCertificate }) {
  const { id, code, state, name, person, course, issued_at, granted, correction } = certificate;
  return (
    <li className="px-4 py-3.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 @2xl:grid-cols-[minmax(0,1fr)_14rem_8rem]">
        <div className="min-w-0">
          <h2 dir="auto" className="text-start leading-normal font-semibold">
            <Link
              to={`/studio/certificates/${id}`}
              className="touch-target relative wrap-anywhere text-text no-underline hover:text-link"
            >
              {name || 'بلا اسم'}
            </Link>
          </h2>
          <p className="text-sm text-text-soft">
            <bdi className="wrap-anywhere">{course.name}</bdi>
            {person && person.name !== name && (
              <>
                {' · حساب '}
                <bdi className="wrap-anywhere">{person.name}</bdi>
              </>
            )}
          </p>
        </div>
        <p className="col-span-2 flex flex-wrap gap-x-3 text-sm text-text-faint @2xl:col-span-1 @2xl:flex-col">
          <bdi dir="ltr" className="font-mono @2xl:text-end">
            {printedCode(code)}
          </bdi>
          <span>
            {granted ? 'مُنحت في ' : 'صدرت في '}
            <DateText at={issued_at} />
          </span>
        </p>
        <div className="col-start-2 row-start-1 flex justify-end @2xl:col-start-3">
          <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
        </div>
      </div>
      {correction && <CorrectionBox correction={correction} name={name} className="mt-3" />}
    </li>
  );
}
