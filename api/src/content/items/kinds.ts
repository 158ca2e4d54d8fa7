import { itemFields } from '@nibras/contract/content/items/studio/item-fields.ts';
import { type ContentKind, contentKinds } from '@nibras/contract/content/items/studio/page.ts';
import {
  articles,
  courses,
  lectures,
  pages,
  projects,
  questions,
  services,
  siteSettings,
} from '#platform/database/schema/index.ts';

export { type ContentKind, contentKinds };

/** The table of each kind. */
export const tables = {
  course: courses,
  lecture: lectures,
  article: articles,
  service: services,
  project: projects,
  page: pages,
  site: siteSettings,
  question: questions,
} as const;

/** Fields that are rows of tables of their own, replaced as a whole (`list-fields.ts`). */
const listFieldNames = [
  'requirements',
  'outcomes',
  'resources',
  'captions',
  'chapters',
  'related',
  'courses',
  'projects',
  'images',
  'skills',
  'services',
];

/** The fields that are columns of the kind's table. A draft may hold these and lists, and nothing else. */
export const columnFields = (kind: ContentKind): string[] =>
  Object.keys(itemFields[kind]).filter((name) => !listFieldNames.includes(name));

/** The column of a field: `category_id` of the wire is `categoryId` in code. */
export const columnOf = (field: string): string =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Fields with HTML, and the column with the same text rendered. */
export const htmlFields: Partial<Record<ContentKind, readonly [source: string, rendered: string]>> =
  {
    lecture: ['body', 'bodyHtml'],
    article: ['description', 'descriptionHtml'],
    page: ['body', 'bodyHtml'],
    question: ['body', 'bodyHtml'],
  };
