import {
  getStudioPages,
  postStudioPages,
  postStudioPagesByIdCopy,
} from '@nibras/contract/content/pages/studio/calls.ts';
import type { StudioPagesQuery } from '@nibras/contract/content/pages/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';
import type { MadeCopy } from '#studio-kit/lists/commands/use-copy-command.tsx';

/** Query of a page of the provider's pages, the oldest first unless they are sorted otherwise. */
export const ownPagesQuery = (query: StudioPagesQuery) =>
  queryOptions({
    ...callQuery(getStudioPages, { query }),
    select: ({ pages }) => pages,
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Makes a page by its name. @returns where it is written */
export async function createPage(json: { name: string }): Promise<string> {
  const { page } = await makeCall(postStudioPages, { body: json });
  return `/studio/pages/${page.id}`;
}

/** Copies a page as a draft. @throws ApiError */
export async function copyPage(id: number): Promise<MadeCopy> {
  const { page, undo } = await makeCall(postStudioPagesByIdCopy, { params: { id } });
  return { path: `/studio/pages/${page.id}`, undo };
}
