import type { ParsedInboxQuestion } from '@nibras/contract/compat/parse-discussions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { Link } from '#ui/text/link.tsx';
import { questionPath } from './lecture-path.ts';
import { nameOf } from './person-name.ts';
import { questionInboxKey, setQuestionSettled } from './question-inbox-queries.ts';

export interface HandledQuestion {
  question: ParsedInboxQuestion;
  outcome: 'answered' | 'settled';
}

interface HandledQuestionsProps {
  handled: readonly HandledQuestion[];
  /** A question was put back into the question inbox. */
  onRestore(question: number): void;
  /** Receives the focus when the question that had it is removed. */
  ref: RefObject<HTMLDivElement | null>;
}

/** The questions handled in this visit, the newest first. Additions are announced to screen readers. */
export function HandledQuestions({ handled, onRestore, ref }: HandledQuestionsProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className="scroll-mt-24 focus:outline-none">
      {handled.length > 0 && (
        <ul className="mt-6 divide-y divide-line rounded-lg bg-success-soft px-4 sm:px-6">
          {handled.map((one) => (
            <li
              key={one.question.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
            >
              <span className="flex min-w-0 items-center gap-2.5">
                <SuccessIcon className="size-5 shrink-0 text-success" />
                <span className="min-w-0">
                  {one.outcome === 'answered' ? 'أُرسل ردك على استفسار ' : 'أُزيل من المكتب استفسار '}
                  <bdi className="font-semibold">{nameOf(one.question.user)}</bdi>
                </span>
              </span>
              {one.outcome === 'answered' ? (
                <Link to={questionPath(one.question)} look="alone">
                  افتح النقاش
                </Link>
              ) : (
                <RestoreButton question={one.question} onRestore={onRestore} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RestoreButton({
  question,
  onRestore,
}: {
  question: ParsedInboxQuestion;
  onRestore(id: number): void;
}) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function restore() {
    setBusy(true);
    try {
      await setQuestionSettled(question.id, false);
      await client.invalidateQueries({ queryKey: questionInboxKey });
      onRestore(question.id);
    } catch (error) {
      toast({ variant: 'destructive', title: errorText(error) });
      setBusy(false);
    }
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={busy}
      loadingLabel="جارٍ الإعادة…"
      onClick={() => void restore()}
    >
      أعده إلى المكتب
    </Button>
  );
}
