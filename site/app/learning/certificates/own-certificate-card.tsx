import type { OwnCertificate } from '@nibras/contract/learning/certificates/shapes.ts';
import { printedCode } from '@nibras/contract/text/pack-code.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { EditIcon } from '#ui/ornament/icons.ts';
import { CertificateActions } from './certificate-actions.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CorrectionNote } from './correction-note.tsx';

/** One of the user's certificates: its page, what can be done with it, and what became of a request. */
export function OwnCertificateCard({ certificate }: { certificate: OwnCertificate }) {
  const { code, state, name, course, issued_at, revoked_at, revoked_reason } = certificate;
  const [asks, setAsks] = useState(false);
  const isValid = state === 'valid';
  const waits = certificate.correction?.state === 'open';
  return (
    <article className="rounded-lg border border-line bg-raised p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 dir="auto" className="min-w-0 text-start text-lg leading-snug">
          <Link to={`/certificates/${code}`} className="text-text no-underline hover:text-link">
            {course.name}
          </Link>
        </h2>
        <Badge tone={isValid ? 'success' : 'danger'}>{isValid ? 'صالحة' : 'مسحوبة'}</Badge>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-text-faint">
        <bdi className="wrap-anywhere">{name}</bdi>
        <bdi dir="ltr" className="font-mono">
          {printedCode(code)}
        </bdi>
        <span>
          صدرت في <DateText at={issued_at} />
        </span>
      </p>
      {!isValid && (
        <p className="mt-3 text-danger">
          سُحبت في <DateText at={revoked_at} />. السبب: <bdi>{revoked_reason}</bdi>
        </p>
      )}
      <CorrectionNote certificate={certificate} />
      {isValid && (
        <div className="mt-4 flex flex-wrap gap-3">
          <CertificateActions certificate={certificate} size="sm" />
          {!waits && (
            <Button
              variant="ghost"
              size="sm"
              icon={<EditIcon className="size-4.5" />}
              onClick={() => setAsks(true)}
            >
              صحّح الاسم
            </Button>
          )}
        </div>
      )}
      {asks && <CorrectionDialog certificate={certificate} onClose={() => setAsks(false)} />}
    </article>
  );
}
