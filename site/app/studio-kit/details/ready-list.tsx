import { useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/ornament/icons.ts';
import { focusField } from '../frame/use-field-of-hash.ts';

/** A part of an item that it has or lacks. */
export interface ReadyPart {
  /** The field of the draft, to which a missing part leads. */
  field: string;
  /** «صورة»: what is added. */
  name: string;
  isThere: boolean;
  /** Without it the server publishes nothing; the others are advice. */
  isRequired: boolean;
}

/** «نصًا», «وصفًا مختصرًا»: an indefinite name as what is added. */
const objects: Readonly<Record<string, string>> = {
  'سعر صحيح': 'سعرًا صحيحًا',
  'رابط صحيح': 'رابطًا صحيحًا',
  'وصف مختصر': 'وصفًا مختصرًا',
};
const objectOf = (name: string): string =>
  objects[name] ?? (/^\p{L}*[^ةايىتء]$/u.test(name) ? `${name}ًا` : name);

/** What an item has and lacks, as it is written now; what is missing leads to its field. */
export function ReadyList({ parts }: { parts: readonly ReadyPart[] }) {
  const heading = useId();
  const isWhole = parts.every(({ isThere }) => isThere);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h2 id={heading} className="text-sm font-medium text-text-soft">
        {isWhole ? 'لا ينقصه شيء' : 'قبل النشر'}
      </h2>
      <ul className="flex flex-wrap gap-x-4 xl:flex-col">
        {parts.map(({ field, name, isThere, isRequired }) => (
          <li key={`${field} ${name}`} className="flex min-h-9 items-center gap-2 text-sm">
            <span
              aria-hidden="true"
              className={cx(
                'grid size-5 shrink-0 place-items-center rounded-full border',
                isThere
                  ? 'border-success bg-success-soft text-success'
                  : 'border-dashed border-line-strong',
              )}
            >
              {isThere && <CheckIcon className="size-3.5" />}
            </span>
            {isThere ? (
              <span className="text-text-faint">
                {name}
                <span className="sr-only"> موجود</span>
              </span>
            ) : (
              <button
                type="button"
                onClick={() => focusField(field)}
                className="touch-target relative text-start text-link underline-offset-4 hover:underline"
              >
                {`أضف ${objectOf(name)}`}
                {isRequired && <span className="text-text-faint"> (لازم للنشر)</span>}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
