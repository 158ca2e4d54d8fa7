import {
  readId,
  readList,
  readListMeta,
  readOptionalText,
  readOr,
  readText,
  readWhole,
} from '@nibras/contract/reading.ts';
import * as z from 'zod/mini';

const author = z.union([
  z.pipe(
    z.string(),
    z.transform((name) => name.trim()),
  ),
  z.pipe(
    z.looseObject({ name: readText }),
    z.transform(({ name }) => name),
  ),
]);

/** An article of any server of the specification, brought to the contract's form. */
const articleRow = z.pipe(
  z.looseObject({
    id: readId,
    slug: readText,
    name: readText,
    image: readOptionalText,
    small_description: readText,
    description: readText,
    category_id: readWhole,
    created_by: readOr(author),
    created_at: readText,
    updated_at: readText,
  }),
  z.transform((read) => ({
    id: read.id,
    slug: read.slug || String(read.id),
    name: read.name,
    image: read.image,
    small_description: read.small_description,
    description: read.description,
    category_id: read.category_id || null,
    created_by: read.created_by || null,
    created_at: read.created_at,
    updated_at: read.updated_at || read.created_at,
  })),
);
export type ReadArticle = z.output<typeof articleRow>;

/** The articles of an answer stand under `articles`, or under `data`. An answer with neither is none. */
export const readArticleList = z.pipe(
  z
    .looseObject({ articles: z.optional(z.unknown()), data: z.optional(z.unknown()) })
    .check(z.refine(({ articles, data }) => Array.isArray(articles) || Array.isArray(data))),
  z.pipe(
    z.looseObject({
      articles: readList(articleRow),
      data: readList(articleRow),
      meta: readListMeta,
    }),
    z.transform(({ articles, data, meta }) => ({
      articles: (articles.length > 0 ? articles : data).filter(({ name }) => name !== ''),
      meta,
    })),
  ),
);

/** `GET /api/article/{id}`: under `article`, under `data`, or the body itself. */
export const readOneArticle = z.pipe(
  z.pipe(
    z.looseObject({ article: z.optional(z.unknown()), data: z.optional(z.unknown()) }),
    z.transform((body): unknown => body.article ?? body.data ?? body),
  ),
  articleRow,
);
