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

/** An article, converted to the contract's form. */
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
    author_image: parseOptionalText,
    preview_image: parseOptionalText,
  }),
  z.transform((row) => ({
    id: row.id,
    slug: row.slug || String(row.id),
    name: row.name,
    image: row.image,
    small_description: row.small_description,
    description: row.description,
    category_id: row.category_id || null,
    created_by: row.created_by || null,
    created_at: row.created_at,
    updated_at: row.updated_at || row.created_at,
    author_image: row.author_image,
    preview_image: row.preview_image,
  })),
);
export type ParsedArticle = z.output<typeof articleRow>;

/** The articles are in `articles` or in `data`; fails without both. */
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

/** `GET /api/article/{id}`: in `article`, in `data`, or without a wrapper. */
export const parseOneArticle = z.pipe(
  z.pipe(
    z.looseObject({ article: z.optional(z.unknown()), data: z.optional(z.unknown()) }),
    z.transform((body): unknown => body.article ?? body.data ?? body),
  ),
  articleRow,
);
