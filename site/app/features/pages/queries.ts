import { queryOptions } from '@tanstack/react-query';
import { parseRichText } from '#features/articles/index.ts';
import { apiGet } from '#platform/api/api-client.ts';

// Imported in parallel with the request; a server-rendered page does not need it.
const schema = async () => (await import('@nibras/contract/content/pages/shapes.ts')).pageAnswer;

/** Query of one of the provider's pages, its text parsed and sanitised. */
export const ownPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['page', id],
    queryFn: async ({ signal }) => {
      const { page } = await apiGet(`/api/pages/${encodeURIComponent(id)}`, { schema, signal });
      const { body, ...rest } = page;
      return { ...rest, body: await parseRichText(body) };
    },
  });
