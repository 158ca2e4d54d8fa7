import { z } from 'zod';
import { contentName } from '../../../learning/courses/studio/shapes.ts';
import { articles } from '../../../limits.ts';
import {
  absentWhenEmpty,
  id,
  maxId,
  pageNumber,
  picture,
  searchText,
  timestamp,
} from '../../../wire.ts';
import {
  contentStates,
  draftVersion,
  itemSort,
  pageOf,
  studioPerson,
  undoId,
} from '../../items/studio/page.ts';
import { articleAnswer, relatedArticlesAnswer } from '../shapes.ts';

export const studioArticlesQuery = z.object({
  page: pageNumber,
  search: searchText,
  /** One state only; by default every article that is not in the trash. */
  state: absentWhenEmpty(z.enum(contentStates).optional()),
  /** The one worked on last first, unless it is set. */
  sort: itemSort,
});
export type StudioArticlesQuery = z.output<typeof studioArticlesQuery>;
/** What is exported: the filters and the order of the list. */
export const articlesExportQuery = studioArticlesQuery.omit({ page: true });
export type ArticlesExportQuery = z.output<typeof articlesExportQuery>;

/** What an article should have before it is published: without the first two it cannot be. */
export const articleParts = ['name', 'text', 'excerpt', 'image', 'category', 'author'] as const;
export type ArticlePart = (typeof articleParts)[number];

/** An article of the list, the one worked on last first, with the values of its draft. */
export const studioArticle = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: picture,
  state: z.enum(contentStates),
  published: z.boolean(),
  publish_at: timestamp.nullable(),
  has_draft: z.boolean(),
  draft_version: draftVersion,
  updated_at: timestamp,
  author: studioPerson.nullable(),
  category: z.string().nullable(),
  missing: z.array(z.enum(articleParts)),
});
export type StudioArticle = z.infer<typeof studioArticle>;
export const studioArticlesAnswer = z.object({ articles: pageOf(studioArticle) });

export const makeArticleBody = z.object({ name: contentName });
export const studioArticleParams = z.object({ id });
export const madeArticleAnswer = z.object({ article: z.object({ id: z.int() }), undo: undoId });

/** Those who can be named as the author of an article. */
export const authorsAnswer = z.object({ authors: z.array(studioPerson) });

/** `1,2,3`, at most as many as stand beside an article. */
const idList = z
  .string()
  .regex(/^\d{1,10}(?:,\d{1,10})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().positive().max(maxId)).max(articles.related));

/** Articles to choose from: those with these ids, in their order, else those that the search finds. */
export const articleChoicesQuery = z.object({
  search: searchText,
  ids: absentWhenEmpty(idList.optional()),
});
export const articleChoice = z.object({
  id: z.int(),
  name: z.string(),
  image: picture,
  published: z.boolean(),
});
export type ArticleChoice = z.infer<typeof articleChoice>;
export const articleChoicesAnswer = z.object({ articles: z.array(articleChoice) });

/** The public responses of an article's page, made as if its draft was published. */
export const articlePreviewAnswer = z.object({
  page: articleAnswer,
  related: relatedArticlesAnswer,
});
