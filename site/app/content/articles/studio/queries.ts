import {
  getStudioArticleChoices,
  getStudioArticles,
  getStudioAuthors,
  postStudioArticles,
  postStudioArticlesByIdCopy,
} from '@nibras/contract/content/articles/studio/calls.ts';
import type { StudioArticlesQuery } from '@nibras/contract/content/articles/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { articlesKey } from '#studio-kit/lists/queries.ts';

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
      return (await makeCall(getStudioArticles, { query: { page, search, state }, signal }))
        .articles;
    },
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Query of those who can be named as an author. */
export const authorsQuery = queryOptions({
  queryKey: [...articlesKey, 'authors'],
  queryFn: async ({ signal }) => {
    return (await makeCall(getStudioAuthors, { signal })).authors;
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
      const { articles } = await makeCall(getStudioArticleChoices, {
        query: ids ? { ids: ids.join(',') } : { search },
        signal,
      });
      return articles;
    },
    staleTime,
    placeholderData: keepPreviousData,
  });

/** The address where an article is written. */
const pathOf = ({ article }: { article: { id: number } }) => `/studio/articles/${article.id}`;

/** Makes an article; returns the address where it is written. @throws ApiError */
export const createArticle = async (body: { name: string }) =>
  pathOf(await makeCall(postStudioArticles, { body }));

/** Copies an article; returns the address where the copy is written. @throws ApiError */
export const copyArticle = async (id: number) =>
  pathOf(await makeCall(postStudioArticlesByIdCopy, { params: { id } }));
