import type { AskedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { useState } from 'react';
import { errorText, isRateLimited, isUnreachable } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { openHint } from '../calls.ts';
import { HintIcon } from '../icons.ts';
import { Rich } from '../rich.tsx';
import { pointsText } from '../texts.ts';

interface HintsProps {
  attempt: number;
  question: AskedQuestion;
  disabled: boolean;
}

/** «يكلّف 20% من درجة السؤال (0.4 درجة)»: what a hint costs is told before it is opened. */
function costText(cost: number, points: number): string {
  if (cost === 0) return 'بلا خصم';
  return `يخصم ${formatNumber(cost)}% من درجة السؤال (${pointsText((points * cost) / 100)})`;
}

/** The opened hints, and the next one with its cost. */
export function Hints({ attempt, question, disabled }: HintsProps) {
  const [opened, setOpened] = useState<string[]>(question.hints);
  const [failure, setFailure] = useState<string | null>(null);
  const hints = opened.length > question.hints.length ? opened : question.hints;
  const { busy, run } = useAsyncAction(async () => {
    setFailure(null);
    try {
      setOpened(await openHint(attempt, question.position, hints.length));
    } catch (error) {
      const noLine = isUnreachable(error) && !isRateLimited(error);
      setFailure(noLine ? 'تُفتح التلميحات باتصال فقط. حاول حين يعود الاتصال.' : errorText(error));
    }
  });
  const next = question.hint_costs[hints.length];
  if (question.hint_costs.length === 0) return null;
  return (
    <div className="mt-2 flex flex-col gap-3 border-t border-line pt-3">
      {hints.map((html, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: hints only come at the end.
          key={index}
          className="flex items-start gap-2.5 rounded-lg bg-accent-soft px-3.5 py-2.5"
        >
          <HintIcon className="mt-1 size-5 shrink-0 text-accent-text" />
          <Rich html={html} className="min-w-0 grow" />
        </div>
      ))}
      {next !== undefined && !disabled && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            size="sm"
            variant="secondary"
            icon={<HintIcon />}
            loading={busy}
            loadingLabel="جارٍ فتح التلميح…"
            onClick={() => void run()}
          >
            {hints.length === 0 ? 'أظهر تلميحًا' : 'أظهر التلميح التالي'}
          </Button>
          <span className="text-sm text-text-soft">{costText(next, question.points)}</span>
        </div>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}
