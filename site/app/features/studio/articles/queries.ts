import type { StudioArticlesQuery } from '@nibras/contract/content/articles/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';
import { articlesKey } from '../lists/queries.ts';

const schemas = () => import('@nibras/contract/content/articles/studio/shapes.ts');

/** Others work on the same articles: a page that is opened again asks again. */
const staleTime = 2_000;

/** Query of a page of the articles, the one worked on last first. */
export const studioArticlesQuery = ({
  page = 1,
  search = '',
  state,
}: Partial<StudioArticlesQuery> = {}) =>
  queryOptions({
    queryKey: [...articlesKey, 'list', { page, search, state }],
    queryFn: async ({ signal }) => {
      const path = `/api/studio/articles${queryString({ page, search, state })}`;
      const schema = async () => (await schemas()).studioArticlesAnswer;
      return (await apiGet(path, { schema, signal })).articles;
    },
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Query of those who can be named as an author. */
export const authorsQuery = queryOptions({
  queryKey: [...articlesKey, 'authors'],
  queryFn: async ({ signal }) => {
    const schema = async () => (await schemas()).authorsAnswer;
    return (await apiGet('/api/studio/authors', { schema, signal })).authors;
  },
});

/** Query of articles to choose from: those with the ids, or else those that are found. */
export const articleChoicesQuery = ({
  search = '',
  ids,
}: {
  search?: string;
  ids?: readonly number[];
}) =>
  queryOptions({
    queryKey: [...articlesKey, 'choices', { search, ids }],
    queryFn: async ({ signal }) => {
      const query = queryString(ids ? { ids: ids.join(',') } : { search });
      const schema = async () => (await schemas()).articleChoicesAnswer;
      const { articles } = await apiGet(`/api/studio/article-choices${query}`, { schema, signal });
      return articles;
    },
    staleTime,
    placeholderData: keepPreviousData,
  });

const made = async (path: string, json: object): Promise<string> => {
  const schema = async () => (await schemas()).madeArticleAnswer;
  const { article } = await apiSend('POST', path, { json, schema });
  return `/studio/articles/${article.id}`;
};

/** Makes an article; returns the address where it is written. @throws ApiError */
export const makeArticle = (values: { name: string }) => made('/api/studio/articles', values);

/** Copies an article; returns the address where the copy is written. @throws ApiError */
export const copyArticle = (id: number) => made(`/api/studio/articles/${id}/copy`, {});
