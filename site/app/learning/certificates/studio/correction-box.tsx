import type { StudioCorrection } from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { useState } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckIcon } from '#ui/ornament/icons.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { useCertificateActions } from './use-certificate-actions.ts';

interface CorrectionBoxProps {
  correction: StudioCorrection;
  /** As it is printed now. */
  name: string;
  className?: string;
  /** With the certificate that was issued by the acceptance. */
  onAccepted?(id: number): void;
}

/** A request for another name: both names, and the decision. */
export function CorrectionBox({ correction, name, className, onAccepted }: CorrectionBoxProps) {
  const [declines, setDeclines] = useState(false);
  const actions = useCertificateActions();
  async function accept() {
    const made = await actions.accept(correction.id);
    if (made) onAccepted?.(made.id);
  }
  return (
    <section
      aria-label={`طلب تصحيح: ${correction.name}`}
      className={cx(
        'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-accent-soft px-4 py-3',
        className,
      )}
    >
      <div className="min-w-0 grow basis-64">
        <p className="wrap-anywhere">
          <span className="text-text-soft">المطلوب أن يصبح الاسم </span>
          <bdi className="font-semibold">{correction.name}</bdi>
          <span className="text-text-soft"> بدلًا من </span>
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-text-soft">
          <DateText at={correction.created_at} />
          {correction.note && (
            <>
              {' · '}
              <bdi className="wrap-anywhere">{correction.note}</bdi>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<CheckIcon className="size-4.5" />}
          loading={actions.busy}
          loadingLabel="جارٍ الإصدار…"
          aria-label={`اقبل الاسم ${correction.name}`}
          onClick={() => void accept()}
        >
          اقبل
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={actions.busy}
          aria-label={`ارفض الاسم ${correction.name}`}
          onClick={() => setDeclines(true)}
        >
          ارفض
        </Button>
      </div>
      {declines && (
        <DeclineDialog
          busy={actions.busy}
          onClose={() => setDeclines(false)}
          onDecline={async (answer) => {
            if (await actions.decline(correction.id, answer)) setDeclines(false);
          }}
        />
      )}
    </section>
  );
}
