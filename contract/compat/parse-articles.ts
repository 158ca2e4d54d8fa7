import * as z from 'zod/mini';
import {
  parseId,
  parseList,
  parseListMeta,
  parseOptionalText,
  parseOr,
  parseText,
  parseWhole,
} from './parse-fields.ts';

const author = z.union([
  z.pipe(
    z.string(),
    z.transform((name) => name.trim()),
  ),
  z.pipe(
    z.looseObject({ name: parseText }),
    z.transform(({ name }) => name),
  ),
]);

/** An article of any server of the specification, brought to the contract's form. */
const articleRow = z.pipe(
  z.looseObject({
    id: parseId,
    slug: parseText,
    name: parseText,
    image: parseOptionalText,
    small_description: parseText,
    description: parseText,
    category_id: parseWhole,
    created_by: parseOr(author),
    created_at: parseText,
    updated_at: parseText,
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
export type ParsedArticle = z.output<typeof articleRow>;

/** The articles of an answer stand under `articles`, or under `data`. An answer with neither is none. */
export const parseArticleList = z.pipe(
  z
    .looseObject({ articles: z.optional(z.unknown()), data: z.optional(z.unknown()) })
    .check(z.refine(({ articles, data }) => Array.isArray(articles) || Array.isArray(data))),
  z.pipe(
    z.looseObject({
      articles: parseList(articleRow),
      data: parseList(articleRow),
      meta: parseListMeta,
    }),
    z.transform(({ articles, data, meta }) => ({
      articles: (articles.length > 0 ? articles : data).filter(({ name }) => name !== ''),
      meta,
    })),
  ),
);

/** `GET /api/article/{id}`: under `article`, under `data`, or the body itself. */
export const parseOneArticle = z.pipe(
  z.pipe(
    z.looseObject({ article: z.optional(z.unknown()), data: z.optional(z.unknown()) }),
    z.transform((body): unknown => body.article ?? body.data ?? body),
  ),
  articleRow,
);
