import type {
  StudioCertificateDetail,
  StudioCorrection,
} from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Link } from '#ui/text/link.tsx';

interface HistoryEvent {
  at: string;
  what: string;
  by: string | null;
  text: string;
}

function correctionEvents(correction: StudioCorrection): HistoryEvent[] {
  const { state, name, note, answer, created_at, decided_at, decided_by } = correction;
  const input = { at: created_at, what: `طلب صاحبها الاسم «${name}»`, by: null, text: note };
  if (decided_at === null) return [input];
  const what = `${state === 'accepted' ? 'قُبل' : 'رُفض'} الاسم «${name}»`;
  return [input, { at: decided_at, what, by: decided_by?.name ?? null, text: answer }];
}

/** What happened to a certificate, the newest first. */
function eventsOf(certificate: StudioCertificateDetail): HistoryEvent[] {
  const { granted, issued_at, issued_by, note, corrections } = certificate;
  const { revoked_at, revoked_by, revoked_reason, state } = certificate;
  const issued = {
    at: issued_at,
    what: granted ? 'مُنحت باليد' : wording`{certificate:صدرت|صدر} عند إتمام الكورس`,
    by: issued_by?.name ?? null,
    text: note,
  };
  const revoked =
    revoked_at === null
      ? []
      : [
          {
            at: revoked_at,
            what: state === 'replaced' ? 'صدرت أخرى بدلًا منها' : 'سُحبت',
            by: revoked_by?.name ?? null,
            text: revoked_reason ?? '',
          },
        ];
  return [issued, ...corrections.flatMap(correctionEvents), ...revoked].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
}

/** What happened to a certificate, and the way to the log, which also tells what was withdrawn. */
export function CertificateHistory({ certificate }: { certificate: StudioCertificateDetail }) {
  return (
    <section aria-labelledby="certificate-history">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="certificate-history" className="text-lg">
          ما جرى لها
        </h2>
        <Link to={`/studio/log?kind=certificate&item=${certificate.id}`} className="text-sm">
          في سجل التغييرات
        </Link>
      </div>
      <ol className="divide-y divide-line rounded-lg border border-line bg-raised px-4">
        {eventsOf(certificate).map(({ at, what, by, text }) => (
          <li key={`${at} ${what}`} className="py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <bdi className="font-medium wrap-anywhere">{what}</bdi>
              {by && <bdi className="text-sm text-text-soft">{by}</bdi>}
              <span className="text-sm text-text-faint">
                <DateText at={at} withTime />
              </span>
            </p>
            {text && (
              <p dir="auto" className="text-start text-sm wrap-anywhere text-text-soft">
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
