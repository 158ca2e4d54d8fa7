import type { ArticlePart } from '@nibras/contract/content/articles/studio/shapes.ts';
import type { ItemFields } from '@nibras/contract/content/items/studio/item-fields.ts';
import { ReadyList } from '#studio-kit/details/ready-list.tsx';
import { plainText } from '#studio-kit/saving/plain-text.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { partNames } from './part-texts.ts';

const fieldOf = {
  name: 'name',
  text: 'description',
  excerpt: 'small_description',
  image: 'image',
  category: 'category_id',
  author: 'author_id',
} as const satisfies Record<ArticlePart, keyof ItemFields['article']>;

/** Without these the server publishes nothing; the others are advice. */
const required: readonly ArticlePart[] = ['name', 'text'];

const hasValue = (value: unknown): boolean =>
  typeof value === 'string'
    ? plainText(value).trim() !== '' || /<(img|table|pre|hr)/i.test(value)
    : value !== null && value !== undefined;

/** What the article has and lacks, as it is written now. */
export function ArticleReadyList({ edited }: { edited: EditedItem<'article'> }) {
  const parts = (Object.keys(fieldOf) as ArticlePart[]).map((part) => ({
    field: fieldOf[part],
    name: partNames[part],
    isThere: hasValue(edited.field(fieldOf[part]).value),
    isRequired: required.includes(part),
  }));
  return <ReadyList parts={parts} />;
}
