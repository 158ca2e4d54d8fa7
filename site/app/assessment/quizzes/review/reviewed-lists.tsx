import type { ReviewedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { Rich } from '../rich.tsx';
import { PartVerdict } from './verdict.tsx';

/** Each item with what one matched it with, and with what belongs to it. */
export function ReviewedMatch({ question }: { question: ReviewedQuestion }) {
  const { lefts = [], rights = [], answer, judged, key } = question;
  const textOf = (id: string | undefined) => rights.find((right) => right.id === id)?.html;
  return (
    <ul className="flex flex-col gap-2">
      {lefts.map(({ id, html }) => {
        const own = textOf(answer?.pairs?.[id]);
        const right = textOf(key?.answer.pairs?.[id]);
        return (
          <li key={id} className="rounded-lg border border-line px-3.5 py-2.5">
            <Rich html={html} />
            <div className="mt-1 flex flex-wrap items-start gap-x-3 gap-y-1">
              <span className="text-sm text-text-soft">إجابتك:</span>
              {own === undefined ? <span>لم تُجب</span> : <Rich html={own} />}
              <PartVerdict right={judged?.[id]} />
            </div>
            {right !== undefined && judged?.[id] !== true && <RightPart html={right} />}
          </li>
        );
      })}
    </ul>
  );
}

function RightPart({ html }: { html: string }) {
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-3 gap-y-1">
      <span className="text-sm text-text-soft">الصحيح:</span>
      <Rich html={html} className="font-medium" />
    </div>
  );
}

/** One's own order, and the right one where it may be seen. */
export function ReviewedOrder({ question }: { question: ReviewedQuestion }) {
  const { items = [], answer, judged, key } = question;
  const htmlOf = (id: string) => items.find((item) => item.id === id)?.html ?? '';
  const own = answer?.order ?? [];
  const right = key?.answer.order;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <section>
        <h3 className="mb-1 text-sm font-semibold text-text-soft">ترتيبك</h3>
        {own.length === 0 && <p>لم تُجب</p>}
        <ol className="flex flex-col gap-1.5">
          {own.map((id, index) => (
            <li key={id} className="flex items-start gap-2">
              <span className="text-text-faint tabular-nums">{index + 1}.</span>
              <Rich html={htmlOf(id)} className="min-w-0 grow" />
              <PartVerdict right={judged?.[id]} />
            </li>
          ))}
        </ol>
      </section>
      {right && (
        <section>
          <h3 className="mb-1 text-sm font-semibold text-text-soft">الترتيب الصحيح</h3>
          <ol className="flex flex-col gap-1.5">
            {right.map((id, index) => (
              <li key={id} className="flex items-start gap-2">
                <span className="text-text-faint tabular-nums">{index + 1}.</span>
                <Rich html={htmlOf(id)} className="min-w-0 grow" />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
