import type { ParsedDeskQuestion } from '@nibras/contract/compat/parse-discussions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { Link } from '#ui/text/link.tsx';
import { deskKey, settleQuestion } from './desk-queries.ts';
import { lecturePath } from './lecture-path.ts';
import { nameOf } from './person-name.ts';

export interface Done {
  question: ParsedDeskQuestion;
  how: 'answered' | 'settled';
}

interface DeskDoneProps {
  done: readonly Done[];
  /** One has been put back. */
  onBack(question: number): void;
  /** Where the focus goes when what held it has left. */
  ref: RefObject<HTMLDivElement | null>;
}

/** What has left the desk in this visit, the newest first, with a way back to each. Read out as it grows. */
export function DeskDone({ done, onBack, ref }: DeskDoneProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className="scroll-mt-24 focus:outline-none">
      {done.length > 0 && (
        <ul className="mt-6 divide-y divide-line rounded-lg bg-success-soft px-4 sm:px-6">
          {done.map((one) => (
            <li
              key={one.question.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
            >
              <span className="flex min-w-0 items-center gap-2.5">
                <SuccessIcon className="size-5 shrink-0 text-success" />
                <span className="min-w-0">
                  {one.how === 'answered' ? 'أُرسل ردك على استفسار ' : 'أُزيل من المكتب استفسار '}
                  <bdi className="font-semibold">{nameOf(one.question.user)}</bdi>
                </span>
              </span>
              {one.how === 'answered' ? (
                <Link to={lecturePath(one.question)} look="alone">
                  افتح النقاش
                </Link>
              ) : (
                <PutBack question={one.question} onBack={onBack} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PutBack({ question, onBack }: { question: ParsedDeskQuestion; onBack(id: number): void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function putBack() {
    setBusy(true);
    try {
      await settleQuestion(question.id, false);
      await client.invalidateQueries({ queryKey: deskKey });
      onBack(question.id);
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
      loadingLabel="لحظة…"
      onClick={() => void putBack()}
    >
      أعده إلى المكتب
    </Button>
  );
}
