import type { ArticlePart } from '@nibras/contract/studio/articles.ts';
import { cx } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/ornament/icons.ts';
import { focusField } from '../frame/use-field-of-hash.ts';
import { plainText } from '../saving/plain-text.ts';
import type { EditedItem } from '../saving/use-studio-item.ts';
import { partNames } from './part-texts.ts';

const fieldOf: Record<ArticlePart, string> = {
  name: 'name',
  text: 'description',
  excerpt: 'small_description',
  image: 'image',
  category: 'category_id',
  author: 'author_id',
};

/** Without these the server publishes nothing; the others are advice. */
const required: readonly ArticlePart[] = ['name', 'text'];

const hasValue = (value: unknown): boolean =>
  typeof value === 'string'
    ? plainText(value).trim() !== '' || /<(img|table|pre|hr)/i.test(value)
    : value !== null && value !== undefined;

/** What the article has and lacks, as it is written now; what is missing leads to its field. */
export function ReadyList({ edited }: { edited: EditedItem }) {
  const parts = (Object.keys(fieldOf) as ArticlePart[]).map((part) => ({
    part,
    isThere: hasValue(edited.field(fieldOf[part]).value),
    isRequired: required.includes(part),
  }));
  const missing = parts.filter(({ isThere }) => !isThere);
  return (
    <section aria-labelledby="article-ready" className="flex flex-col gap-2">
      <h2 id="article-ready" className="text-sm font-medium text-text-soft">
        {missing.length === 0 ? 'لا ينقصه شيء' : 'قبل النشر'}
      </h2>
      <ul className="flex flex-wrap gap-x-4 xl:flex-col">
        {parts.map(({ part, isThere, isRequired }) => (
          <li key={part} className="flex min-h-9 items-center gap-2 text-sm">
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
                {partNames[part]}
                <span className="sr-only"> موجود</span>
              </span>
            ) : (
              <button
                type="button"
                onClick={() => focusField(fieldOf[part])}
                className="touch-target relative text-start text-link underline-offset-4 hover:underline"
              >
                {`أضف ${partNames[part]}`}
                {isRequired && <span className="text-text-faint"> (لازم للنشر)</span>}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
