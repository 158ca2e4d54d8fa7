import type { AskedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { AnswerField } from '../answers/answer-field.tsx';
import { FlagIcon } from '../icons.ts';
import { Rich } from '../rich.tsx';
import type { OwnAnswer } from '../saving/answers-outbox.ts';
import { isAnswered, isTyped } from '../saving/is-answered.ts';
import type { Taking } from '../saving/use-taking.ts';
import { pointsText } from '../texts.ts';
import { AnswerNote } from './answer-note.tsx';
import { Hints } from './hints.tsx';

export const questionId = (position: number) => `question-${position + 1}`;

interface QuestionCardProps {
  attempt: number;
  question: AskedQuestion;
  count: number;
  own: OwnAnswer | undefined;
  taking: Taking;
  flagged: boolean;
  onFlag(): void;
  disabled: boolean;
}

/** A question of an open attempt: its text, where it is answered, its hints, and whether the answer is saved. */
export function QuestionCard({
  attempt,
  question,
  count,
  own,
  taking,
  flagged,
  onFlag,
  disabled,
}: QuestionCardProps) {
  const labelId = useId();
  const { position } = question;
  const answer = own?.answer ?? {};
  return (
    <article
      id={questionId(position)}
      tabIndex={-1}
      aria-labelledby={`${labelId}-title`}
      className="scroll-mt-36 rounded-xl border border-line bg-raised p-4 focus:outline-none sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`${labelId}-title`} className="text-base font-semibold">
          السؤال {position + 1}{' '}
          <span className="font-normal text-text-faint max-sm:sr-only">من {count}</span>
        </h2>
        <span className="text-sm text-text-soft">{pointsText(question.points)}</span>
        <button
          type="button"
          aria-pressed={flagged}
          onClick={onFlag}
          className={cx(
            'ms-auto inline-flex min-h-11 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium transition-colors hover:bg-sunken',
            flagged ? 'text-accent-text' : 'text-text-soft',
          )}
        >
          <FlagIcon className={cx('size-4', flagged && 'fill-current')} />
          سأعود إليه
        </button>
      </header>
      <Rich id={labelId} html={question.html} className="mt-2 mb-4" />
      <AnswerField
        question={question}
        answer={answer}
        labelId={labelId}
        disabled={disabled}
        onAnswer={(next) => void taking.give(position, next, isTyped(question.kind))}
      />
      <footer className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <AnswerNote own={own} trouble={taking.trouble} />
        {isAnswered(answer) && !isTyped(question.kind) && !disabled && (
          <button
            type="button"
            onClick={() => void taking.give(position, {}, false)}
            className="min-h-11 rounded-md px-2 text-sm font-medium text-link hover:bg-link-soft"
          >
            امسح إجابتي
          </button>
        )}
      </footer>
      <Hints attempt={attempt} question={question} disabled={disabled} />
    </article>
  );
}
