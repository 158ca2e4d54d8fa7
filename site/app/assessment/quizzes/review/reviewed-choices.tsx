import type { ReviewedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/list/badge.tsx';
import { trueFalse } from '../answers/choices-field.tsx';
import { Rich } from '../rich.tsx';
import { PartVerdict } from './verdict.tsx';

/** All choices: which were chosen, which are right, and the feedback of each. */
export function ReviewedChoices({ question }: { question: ReviewedQuestion }) {
  const { kind, answer, judged, key } = question;
  const choices = kind === 'true-false' ? trueFalse : (question.choices ?? []);
  const chosen = kind === 'multiple' ? (answer?.choices ?? []) : [answer?.choice];
  const right = key && (kind === 'multiple' ? (key.answer.choices ?? []) : [key.answer.choice]);
  return (
    <ul className="flex flex-col gap-2">
      {choices.map(({ id, html }) => {
        const isChosen = chosen.includes(id);
        const isRight = right?.includes(id) ?? false;
        const feedback = key?.feedback[id];
        return (
          <li
            key={id}
            className={cx(
              'rounded-lg border px-3.5 py-2.5',
              isChosen ? 'border-line-strong bg-sunken' : 'border-line',
            )}
          >
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <Rich html={html} className="min-w-0 grow basis-40" />
              {isChosen && <Badge tone="link">اختيارك</Badge>}
              {isChosen && <PartVerdict right={judged?.[id] ?? (right ? isRight : undefined)} />}
              {!isChosen && isRight && <Badge tone="success">الإجابة الصحيحة</Badge>}
            </div>
            {feedback && (isChosen || isRight) && (
              <Rich html={feedback} className="mt-1 text-text-soft" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
