import type { ParsedServiceCard } from '@nibras/contract/compat/parse-services.ts';
import { lists } from '@nibras/contract/limits.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { categoriesQuery } from '#features/courses/index.ts';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';

const hour = 60 * 60_000;

/** Imported in parallel with the request; a server-rendered page does not need it at first. */
const parsers = () => import('@nibras/contract/compat/parse-services.ts');

/** Adds the categories of services for servers that send only their ids. When the list fails they have none. */
async function withCategories<S extends Pick<ParsedServiceCard, 'category' | 'category_id'>>(
  client: QueryClient,
  services: S[],
): Promise<S[]> {
  if (!services.some(({ category, category_id }) => !category && category_id)) return services;
  const categories = await client.ensureQueryData(categoriesQuery).catch(() => []);
  return services.map((service) => ({
    ...service,
    category: service.category ?? categories.find(({ id }) => id === service.category_id) ?? null,
  }));
}

/** Query of a page of services. The previous page stays while the next page or search is loading. */
export function serviceListQuery({ page, search }: { page: number; search: string }) {
  return queryOptions({
    queryKey: ['services', 'list', { page, search }],
    queryFn: async ({ signal, client }) => {
      const query = queryString({ page, per_page: lists.servicesPerPage, search });
      const { services, meta } = await apiGet(`/api/service${query}`, {
        schema: async () => (await parsers()).parseServiceList,
        signal,
      });
      return { services: await withCategories(client, services), meta };
    },
    placeholderData: keepPreviousData,
  });
}

/** Query of one service, by the id or slug in the URL. */
export function serviceQuery(id: string) {
  return queryOptions({
    queryKey: ['service', id],
    queryFn: async ({ signal, client }) => {
      const service = await apiGet(`/api/service/${encodeURIComponent(id)}`, {
        schema: async () => (await parsers()).parseServiceAnswer,
        signal,
      });
      const [found] = await withCategories(client, service ? [service] : []);
      if (found) return found;
      throw new ApiError({ kind: 'http', status: 404, message: failureTexts.notFound });
    },
  });
}

/** A service as a filter; `projects` is null when the server does not send the number. */
export type ServiceTab = { id: number; name: string; projects: number | null };

/** Query of all services as filters. Only these fields are cached, since the whole response is large. */
export const serviceTabsQuery = queryOptions({
  queryKey: ['services', 'tabs'],
  queryFn: async ({ signal }): Promise<ServiceTab[]> => {
    const { services } = await apiGet('/api/service', {
      schema: async () => (await parsers()).parseServiceList,
      signal,
    });
    return services.map(({ id, name, project_count }) => ({ id, name, projects: project_count }));
  },
  staleTime: hour,
});
