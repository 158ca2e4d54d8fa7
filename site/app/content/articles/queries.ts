import type { ParsedArticle } from '@nibras/contract/compat/parse-articles.ts';
import {
  getArticle,
  getArticleById,
  getArticleByIdRelated,
} from '@nibras/contract/content/articles/calls.ts';
import { lists } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import type { ListAddress } from '#platform/pages/list-address.ts';
import type { ArticleCardData, ArticleDetail } from './article-card-data.ts';
import { withFallback } from './with-fallback.ts';

// Imported in parallel with the request; a server-rendered page does not need them.
const listSchema = async () =>
  (await import('@nibras/contract/compat/parse-articles.ts')).parseArticleList;
const cardData = () => import('./article-card-data.ts');
const oneSchema = async () =>
  (await import('@nibras/contract/compat/parse-articles.ts')).parseOneArticle;

const missing = () =>
  new ApiError({
    kind: 'http',
    status: 404,
    message: wording`المقال غير {موجود أو تمت إزالته|موجودة أو تمت إزالتها}.`,
  });

type ArticleRequest = { id: string; signal: AbortSignal };

async function fetchAll(signal: AbortSignal): Promise<ParsedArticle[]> {
  return (
    await makeCall(getArticle, {
      query: { per_page: lists.bulkPerPage },
      parse: listSchema,
      signal,
    })
  ).articles;
}

async function findInAll({ id, signal }: ArticleRequest) {
  const [all, { pickArticle }] = await Promise.all([fetchAll(signal), cardData()]);
  const article = pickArticle(all, foldDigits(id));
  if (!article) throw missing();
  return { all, article };
}

const fetchArticle = withFallback(
  ({ id, signal }: ArticleRequest): Promise<ParsedArticle> =>
    makeCall(getArticleById, { params: { id }, parse: oneSchema, signal }),
  async (request) => (await findInAll(request)).article,
);

const fetchRelated = withFallback(
  async ({ id, signal }: ArticleRequest): Promise<ParsedArticle[]> => {
    return (await makeCall(getArticleByIdRelated, { params: { id }, parse: listSchema, signal }))
      .articles;
  },
  async (request) => {
    const { all, article } = await findInAll(request);
    return (await cardData()).relatedTo(article, all);
  },
);

/** Query of a page of articles. The previous page stays while the next page or search is loading. */
export function articleListQuery({ page, search }: ListAddress) {
  return queryOptions({
    queryKey: ['articles', { page, search }],
    queryFn: async ({ signal }) => {
      const [response, { toCardData }] = await Promise.all([
        makeCall(getArticle, {
          query: { page, per_page: lists.articlesPerPage, search },
          parse: listSchema,
          signal,
        }),
        cardData(),
      ]);
      return {
        articles: response.articles.map((article) =>
          toCardData(article, search, response.meta.marks),
        ),
        meta: response.meta,
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** Query of one article, by id or slug. */
export function articleQuery(id: string) {
  return queryOptions({
    queryKey: ['article', id],
    queryFn: async ({ signal }): Promise<ArticleDetail> => {
      const [article, { articleDetail }] = await Promise.all([
        fetchArticle({ id, signal }),
        cardData(),
      ]);
      return articleDetail(article);
    },
  });
}

/** Query of the cards of related articles. */
export function relatedQuery(id: string) {
  return queryOptions({
    queryKey: ['article', id, 'related'],
    queryFn: async ({ signal }): Promise<ArticleCardData[]> => {
      const [related, { relatedCards }] = await Promise.all([
        fetchRelated({ id, signal }),
        cardData(),
      ]);
      return relatedCards(related);
    },
  });
}

/** Fetches the newest articles, for the feed. */
export async function newestArticles(count: number, signal: AbortSignal) {
  const [{ articles }, { toCardData }] = await Promise.all([
    makeCall(getArticle, { query: { page: 1, per_page: count }, parse: listSchema, signal }),
    cardData(),
  ]);
  return articles.slice(0, count).map((article) => toCardData(article));
}
