import { hasMoreThanWords, plainText, Rich } from '../rich.tsx';
import type { AnswerFieldProps } from './answer-field-props.ts';
import { letterOf } from './choice-keys.ts';
import { selectClass } from './select-class.ts';

/** For each item a list of what it may belong to. What a list cannot show stands above, with the letters of the list. */
export function MatchField({ question, answer, labelId, disabled, onAnswer }: AnswerFieldProps) {
  const { lefts = [], rights = [], position } = question;
  const pairs = answer.pairs ?? {};
  const legend = rights.some(({ html }) => hasMoreThanWords(html));

  function choose(left: string, right: string) {
    const next = { ...pairs };
    if (right === '') delete next[left];
    else next[left] = right;
    onAnswer(Object.keys(next).length > 0 ? { pairs: next } : {});
  }

  return (
    <fieldset aria-labelledby={labelId} className="flex min-w-0 flex-col gap-3">
      {legend && (
        <ol className="flex flex-col gap-2 rounded-lg bg-sunken p-3">
          {rights.map(({ id, html }, index) => (
            <li key={id} className="flex items-start gap-2">
              <span className="font-semibold text-text-soft">{letterOf(index)}.</span>
              <Rich html={html} className="min-w-0 grow" />
            </li>
          ))}
        </ol>
      )}
      {lefts.map(({ id, html }) => (
        <div
          key={id}
          className="grid grid-cols-1 items-center gap-2 rounded-lg border border-line p-3 sm:grid-cols-2 sm:gap-4"
        >
          <Rich id={`match-${position}-${id}`} html={html} />
          <select
            aria-labelledby={`match-${position}-${id}`}
            value={pairs[id] ?? ''}
            disabled={disabled}
            onChange={(event) => choose(id, event.target.value)}
            className={selectClass}
          >
            <option value="">اختر ما يناسبه</option>
            {rights.map((right, index) => (
              <option key={right.id} value={right.id}>
                {letterOf(index)}. {plainText(right.html)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
