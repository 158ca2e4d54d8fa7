import type { ParsedArticle } from '@nibras/contract/compat/parse-articles.ts';
import { foldDigits } from '@nibras/contract/digits.ts';
import { articles as limits, lists } from '@nibras/contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { readingMinutes } from '#platform/format.ts';
import type { ListAddress } from '#platform/pages/list-address.ts';
import type { ArticleCardData } from './article-card-data.ts';
import { ownCallElse } from './own-call.ts';
import { readRichText } from './rich-text/read-rich-text.ts';
import type { RichNode } from './rich-text/rich-node.ts';

// Loaded while the call is on its way: a page that came from the server needs none of it.
const listSchema = async () =>
  (await import('@nibras/contract/compat/parse-articles.ts')).parseArticleList;
const cardData = () => import('./article-card-data.ts');
const oneSchema = async () =>
  (await import('@nibras/contract/compat/parse-articles.ts')).parseOneArticle;

const missing = () =>
  new ApiError({
    kind: 'http',
    status: 404,
    message: 'المقال غير موجود أو تمت إزالته.',
  });

type Asked = { id: string; signal: AbortSignal };

async function wholeList(signal: AbortSignal): Promise<ParsedArticle[]> {
  const path = `/api/article${queryString({ per_page: lists.bulkPerPage })}`;
  return (await apiGet(path, { schema: listSchema, signal })).articles;
}

async function pickFromWhole({ id, signal }: Asked) {
  const [all, { pickArticle }] = await Promise.all([wholeList(signal), cardData()]);
  const article = pickArticle(all, foldDigits(id));
  if (!article) throw missing();
  return { all, article };
}

const askArticle = ownCallElse(
  ({ id, signal }: Asked): Promise<ParsedArticle> =>
    apiGet(`/api/article/${encodeURIComponent(id)}`, { schema: oneSchema, signal }),
  async (asked) => (await pickFromWhole(asked)).article,
);

const askRelated = ownCallElse(
  async ({ id, signal }: Asked): Promise<ParsedArticle[]> => {
    const path = `/api/article/${encodeURIComponent(id)}/related`;
    return (await apiGet(path, { schema: listSchema, signal })).articles;
  },
  async (asked) => {
    const { all, article } = await pickFromWhole(asked);
    return (await cardData()).relatedTo(article, all);
  },
);

/** A page of the articles. While another page or search comes, the one before it stays. */
export function articleListQuery({ page, search }: ListAddress) {
  return queryOptions({
    queryKey: ['articles', { page, search }],
    queryFn: async ({ signal }) => {
      const query = queryString({ page, per_page: lists.articlesPerPage, search });
      const [read, { toCardData }] = await Promise.all([
        apiGet(`/api/article${query}`, { schema: listSchema, signal }),
        cardData(),
      ]);
      return {
        articles: read.articles.map((article) => toCardData(article, search)),
        meta: read.meta,
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** An article with its text parsed and cleaned, ready to be rendered. */
export type ArticleDetail = Omit<ParsedArticle, 'description'> & {
  /** The short description, else the beginning of the text. */
  summary: string;
  minutes: number;
  body: RichNode[];
};

export function articleQuery(id: string) {
  return queryOptions({
    queryKey: ['article', id],
    queryFn: async ({ signal }): Promise<ArticleDetail> => {
      const [{ description, ...article }, { summaryOf }] = await Promise.all([
        askArticle({ id, signal }),
        cardData(),
      ]);
      return {
        ...article,
        summary: summaryOf({ ...article, description }),
        minutes: readingMinutes(description),
        body: await readRichText(description),
      };
    },
  });
}

export function relatedQuery(id: string) {
  return queryOptions({
    queryKey: ['article', id, 'related'],
    queryFn: async ({ signal }): Promise<ArticleCardData[]> => {
      const [related, { toCardData }] = await Promise.all([askRelated({ id, signal }), cardData()]);
      return related.slice(0, limits.related).map((article) => toCardData(article));
    },
  });
}

/** The newest articles, for the feed. */
export async function newestArticles(count: number, signal: AbortSignal) {
  const path = `/api/article${queryString({ page: 1, per_page: count })}`;
  const [{ articles }, { toCardData }] = await Promise.all([
    apiGet(path, { schema: listSchema, signal }),
    cardData(),
  ]);
  return articles.slice(0, count).map((article) => toCardData(article));
}
