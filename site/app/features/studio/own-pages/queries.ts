import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

const schemas = () => import('@nibras/contract/content/pages/studio/shapes.ts');

/** Query of a page of the provider's pages, the oldest first. */
export const ownPagesQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: [...studioKey, 'own-pages', { page, search }],
    queryFn: async ({ signal }) => {
      const path = `/api/studio/pages${queryString({ page, search })}`;
      const schema = async () => (await schemas()).studioPagesAnswer;
      return (await apiGet(path, { schema, signal })).pages;
    },
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Makes a page by its name. @returns where it is written */
export async function makePage(json: { name: string }): Promise<string> {
  const schema = async () => (await schemas()).madePageAnswer;
  const { page } = await apiSend('POST', '/api/studio/pages', { json, schema });
  return `/studio/pages/${page.id}`;
}
