import type { ParsedServiceCard } from '@nibras/contract/compat/parse-services.ts';
import { lists } from '@nibras/contract/limits.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { categoriesQuery } from '#features/courses/index.ts';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';

const hour = 60 * 60_000;

/** Loaded while the call is on its way: a page that came from the server needs no schema at first. */
const reading = () => import('@nibras/contract/compat/parse-services.ts');

/** Fills in the categories of services whose server names them by id alone. Without the list they have none. */
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

/** A page of the services. While another page or search comes, the one before it stays. */
export function serviceListQuery({ page, search }: { page: number; search: string }) {
  return queryOptions({
    queryKey: ['services', 'list', { page, search }],
    queryFn: async ({ signal, client }) => {
      const query = queryString({ page, per_page: lists.servicesPerPage, search });
      const { services, meta } = await apiGet(`/api/service${query}`, {
        schema: async () => (await reading()).parseServiceList,
        signal,
      });
      return { services: await withCategories(client, services), meta };
    },
    placeholderData: keepPreviousData,
  });
}

/** Everything that a service's page shows, by its id or slug as the address has it. */
export function serviceQuery(id: string) {
  return queryOptions({
    queryKey: ['service', id],
    queryFn: async ({ signal, client }) => {
      const service = await apiGet(`/api/service/${encodeURIComponent(id)}`, {
        schema: async () => (await reading()).parseServiceAnswer,
        signal,
      });
      const [found] = await withCategories(client, service ? [service] : []);
      if (found) return found;
      throw new ApiError({ kind: 'http', status: 404, message: failureTexts.notFound });
    },
  });
}

/** A service as a choice; null for a number of projects that the server does not tell. */
export type ServiceTab = { id: number; name: string; projects: number | null };

/** Every service by name, for lists that are narrowed by one. Only that is kept: the whole answer is large. */
export const serviceTabsQuery = queryOptions({
  queryKey: ['services', 'tabs'],
  queryFn: async ({ signal }): Promise<ServiceTab[]> => {
    const { services } = await apiGet('/api/service', {
      schema: async () => (await reading()).parseServiceList,
      signal,
    });
    return services.map(({ id, name, project_count }) => ({ id, name, projects: project_count }));
  },
  staleTime: hour,
});
