import { lists } from '@nibras/contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { findProject } from './find-project.ts';
import type { PortfolioAddress } from './list-address.ts';

/** Imported in parallel with the request; a server-rendered page does not need it at first. */
const parsers = () => import('@nibras/contract/compat/parse-portfolio.ts');

/** Query of a page of projects, of all services or one. The previous page stays while the next is loading. */
export function projectListQuery({ page, search, service }: PortfolioAddress) {
  const path = service ? `/api/project/${encodeURIComponent(service)}` : '/api/project';
  const perPage = service ? lists.projectsPerPageByService : lists.projectsPerPage;
  return queryOptions({
    queryKey: ['projects', { page, search, service }],
    queryFn: ({ signal }) =>
      apiGet(path + queryString({ page, per_page: perPage, search }), {
        schema: async () => (await parsers()).parseProjectList,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Query of one project, by the id or slug in the URL. */
export function projectQuery(id: string) {
  return queryOptions({
    queryKey: ['project', id],
    queryFn: ({ signal }) =>
      findProject(id, (path) =>
        apiGet(path, { schema: async () => (await parsers()).parseProjects, signal }),
      ),
  });
}
