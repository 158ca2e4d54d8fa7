import type { ReviewedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { CodeText } from '#ui/text/code-text.tsx';
import { codeParts } from '../answers/code-parts.ts';
import { PartVerdict } from './verdict.tsx';

/** The code with one's own words in it, and each gap with its verdict and the right words. */
export function ReviewedGaps({ question }: { question: ReviewedQuestion }) {
  const { answer, judged, key } = question;
  const own = (gap: number) => answer?.gaps?.[gap] ?? '';
  const gaps = Array.from({ length: question.gaps ?? 0 }, (_, gap) => gap);
  return (
    <div className="flex flex-col gap-3">
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-lg bg-ink p-4 font-mono text-sm leading-relaxed text-on-ink"
      >
        <code>
          {codeParts(question.code ?? '').map((part, index) =>
            typeof part === 'string' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code are never reordered.
              <CodeText key={index} code={part} />
            ) : (
              <mark
                key={`gap-${part.gap}`}
                className="rounded-xs bg-ink-raised px-1.5 text-on-ink outline outline-ink-line"
              >
                {own(part.gap) || '…'}
              </mark>
            ),
          )}
        </code>
      </pre>
      <ol className="flex flex-col gap-1">
        {gaps.map((gap) => (
          <li key={gap} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="text-text-soft">الفراغ {gap + 1}:</span>
            <bdi dir="ltr" className="font-mono">
              {own(gap) || 'لم يُملأ'}
            </bdi>
            <PartVerdict right={judged?.[String(gap)]} />
            {key && judged?.[String(gap)] !== true && (
              <span>
                الصحيح:{' '}
                <bdi dir="ltr" className="font-mono font-medium">
                  {key.answer.gaps?.[gap]}
                </bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
