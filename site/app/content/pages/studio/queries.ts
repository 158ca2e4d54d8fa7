import { getStudioPages, postStudioPages } from '@nibras/contract/content/pages/studio/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of a page of the provider's pages, the oldest first. */
export const ownPagesQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    ...callQuery(getStudioPages, { query: { page, search } }),
    select: ({ pages }) => pages,
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Makes a page by its name. @returns where it is written */
export async function createPage(json: { name: string }): Promise<string> {
  const { page } = await makeCall(postStudioPages, { body: json });
  return `/studio/pages/${page.id}`;
}
