import { z } from 'zod';
import { lists } from '../../limits.ts';
import { idOrSlug, listMeta, listQuery, picture, timestamp } from '../../wire.ts';

export const articleListQuery = listQuery(lists.articlesPerPage);
export const articleParams = z.object({ id: idOrSlug });

export const article = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: picture,
  small_description: z.string(),
  /** Sanitised HTML; code is highlighted in the response for one article (`html-schema.ts`). */
  description: z.string(),
  category_id: z.int().nullable(),
  created_by: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Article = z.infer<typeof article>;

export const articleListAnswer = z.object({ articles: z.array(article), meta: listMeta });
/** An extension of the specification; the specification searches the whole list instead. */
export const articleAnswer = z.object({
  /** `author_image` is the author's photo; `preview_image` is the path of the link preview's picture on the API's host. */
  article: article.extend({ author_image: picture, preview_image: z.string() }),
});
export type ArticleDetail = z.infer<typeof articleAnswer>['article'];

/** An article without its text. */
export const articleCard = article.omit({ description: true });
export type ArticleCard = z.infer<typeof articleCard>;
/** An extension of the specification; the specification searches the whole list instead. */
export const relatedArticlesAnswer = z.object({ articles: z.array(articleCard) });
