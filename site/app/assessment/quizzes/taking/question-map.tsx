import type { AskedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { cx } from '#ui/class-names.ts';
import { FlagIcon } from '../icons.ts';
import type { OutboxState } from '../saving/answers-outbox.ts';
import { isAnswered } from '../saving/is-answered.ts';

interface QuestionMapProps {
  questions: readonly AskedQuestion[];
  answers: OutboxState['answers'];
  flags: ReadonlySet<number>;
  current: number;
  onGo(position: number): void;
}

/** All questions as numbers: answered, not answered yet, to come back to. A press goes there. */
export function QuestionMap({ questions, answers, flags, current, onGo }: QuestionMapProps) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
      {questions.map(({ position }) => {
        const answered = isAnswered(answers[position]?.answer ?? null);
        const flagged = flags.has(position);
        return (
          <li key={position}>
            <button
              type="button"
              aria-current={position === current ? 'step' : undefined}
              onClick={() => onGo(position)}
              className={cx(
                'relative flex h-11 w-full items-center justify-center rounded-md border font-medium tabular-nums transition-colors',
                answered
                  ? 'border-transparent bg-link-soft text-link-strong'
                  : 'border-line-strong bg-raised text-text-soft hover:bg-sunken',
                position === current && 'outline-2 outline-offset-1 outline-link',
              )}
            >
              <span aria-hidden="true">{position + 1}</span>
              <span className="sr-only">
                {`السؤال ${position + 1}، ${answered ? 'أجبت عنه' : 'لم تجب عنه'}${flagged ? '، ستعود إليه' : ''}`}
              </span>
              {flagged && (
                <FlagIcon className="absolute -end-1 -top-1 size-4 fill-current text-accent-text" />
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
