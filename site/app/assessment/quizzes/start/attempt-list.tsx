import type { AttemptSummary } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { MarkBadge } from '#ui/list/mark-badge.tsx';

interface AttemptListProps {
  attempts: readonly AttemptSummary[];
  onOpen(attempt: number): void;
}

/** The attempts that are over, with their marks and a way to their reviews. */
export function AttemptList({ attempts, onOpen }: AttemptListProps) {
  return (
    <section aria-labelledby="attempts">
      <h3 id="attempts" className="mb-2 text-base font-semibold">
        محاولاتك
      </h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {attempts.map((attempt) => (
          <li
            key={attempt.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 ps-4 pe-2"
          >
            <span className="font-medium">المحاولة {attempt.number}</span>
            <DateText
              at={attempt.handed_in_at}
              withTime
              className="text-sm text-text-soft tabular-nums"
            />
            {attempt.mark && <MarkBadge mark={attempt.mark} />}
            <Button
              size="sm"
              variant="ghost"
              className="ms-auto"
              onClick={() => onOpen(attempt.id)}
            >
              راجعها<span className="sr-only"> (المحاولة {attempt.number})</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
