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
import { callQuery } from '#platform/query/call-query.ts';
import type { MadeCopy } from '#studio-kit/lists/commands/use-copy-command.tsx';

/** Others work on the same articles: a page that is opened again asks again. */
const staleTime = 2_000;

/** Query of a page of the articles, the one worked on last first. */
export const studioArticlesQuery = ({
  page = 1,
  search = '',
  state,
  sort,
}: Partial<StudioArticlesQuery> = {}) =>
  queryOptions({
    ...callQuery(getStudioArticles, { query: { page, search, state, sort } }),
    select: ({ articles }) => articles,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Query of those who can be named as an author. */
export const authorsQuery = queryOptions({
  ...callQuery(getStudioAuthors),
  select: ({ authors }) => authors,
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
    ...callQuery(getStudioArticleChoices, {
      query: ids ? { ids: ids.join(',') } : { search },
    }),
    select: ({ articles }) => articles,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** The address where an article is written. */
const pathOf = ({ article }: { article: { id: number } }) => `/studio/articles/${article.id}`;

/** Makes an article; returns the address where it is written. @throws ApiError */
export const createArticle = async (body: { name: string }) =>
  pathOf(await makeCall(postStudioArticles, { body }));

/** Copies an article; returns the address where the copy is written. @throws ApiError */
export async function copyArticle(id: number): Promise<MadeCopy> {
  const copied = await makeCall(postStudioArticlesByIdCopy, { params: { id } });
  return { path: pathOf(copied), undo: copied.undo };
}
