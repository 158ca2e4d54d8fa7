import { getPagesById } from '@nibras/contract/content/pages/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { parseRichText } from '#content/articles/index.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** Query of one of the provider's pages, its text parsed and sanitised. */
export const ownPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['page', id],
    queryFn: async ({ signal }) => {
      const { page } = await makeCall(getPagesById, { params: { id }, signal });
      const { body, ...rest } = page;
      return { ...rest, body: await parseRichText(body) };
    },
  });
