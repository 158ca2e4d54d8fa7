import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const hour = 60 * 60_000;

/** Loaded with the first request: a server-rendered page does not need it. */
const calls = () => import('./fetch-services.ts');

/** Query of a page of services. The previous page stays while the next page or search is loading. */
export const serviceListQuery = (list: { page: number; search: string }) =>
  queryOptions({
    queryKey: ['services', 'list', list],
    queryFn: async (context) => (await calls()).fetchServiceList(list, context),
    placeholderData: keepPreviousData,
  });

/** Query of one service, by the id or slug in the URL. */
export const serviceQuery = (id: string) =>
  queryOptions({
    queryKey: ['service', id],
    queryFn: async (context) => (await calls()).fetchService(id, context),
  });

/** A service as a filter; `projects` is null when the server does not send the number. */
export type ServiceTab = { id: number; name: string; projects: number | null };

/** Query of all services as filters. Only these fields are cached, since the whole response is large. */
export const serviceTabsQuery = queryOptions({
  queryKey: ['services', 'tabs'],
  queryFn: async (context): Promise<ServiceTab[]> => {
    const services = await (await calls()).fetchAllServices(context);
    return services.map(({ id, name, project_count }) => ({ id, name, projects: project_count }));
  },
  staleTime: hour,
});
