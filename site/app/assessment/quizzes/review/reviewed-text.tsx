import type { ReviewedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { cx } from '#ui/class-names.ts';
import { ShownCode } from '../answers/text-fields.tsx';

/** A text, a number, what a program prints, or an essay: one's own words, and what counts as right. */
export function ReviewedText({ question }: { question: ReviewedQuestion }) {
  const { kind, answer, key, code } = question;
  const isOutput = kind === 'output';
  const right = key?.answer.text ? [key.answer.text, ...key.accepted] : [];
  return (
    <div className="flex flex-col gap-3">
      {isOutput && code && <ShownCode code={code} />}
      <Words title="إجابتك" isOutput={isOutput} text={answer?.text ?? 'لم تُجب'} />
      {right[0] !== undefined && (
        <Words title="الإجابة الصحيحة" isOutput={isOutput} text={right[0]} />
      )}
      {right.length > 1 && (
        <p className="text-sm text-text-soft">
          ويُقبل أيضًا: <bdi>{right.slice(1).join('، ')}</bdi>
        </p>
      )}
    </div>
  );
}

function Words({ title, text, isOutput }: { title: string; text: string; isOutput: boolean }) {
  return (
    <section>
      <h3 className="text-sm font-semibold text-text-soft">{title}</h3>
      <p
        dir={isOutput ? 'ltr' : 'auto'}
        className={cx(
          'mt-1 rounded-lg border border-line px-3.5 py-2 whitespace-pre-wrap wrap-anywhere',
          isOutput ? 'text-start font-mono text-sm' : 'text-start',
        )}
      >
        {text}
      </p>
    </section>
  );
}
