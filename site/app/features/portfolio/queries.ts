import { lists } from '@nibras/contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { findProject } from './find-project.ts';
import type { PortfolioAddress } from './list-address.ts';

/** Loaded while the call is on its way: a page that came from the server needs no schema at first. */
const reading = () => import('@nibras/contract/compat/parse-portfolio.ts');

/** A page of the projects, of all or of one service. While the next one comes, the one before it stays. */
export function projectListQuery({ page, search, service }: PortfolioAddress) {
  const path = service ? `/api/project/${encodeURIComponent(service)}` : '/api/project';
  const perPage = service ? lists.projectsPerPageByService : lists.projectsPerPage;
  return queryOptions({
    queryKey: ['projects', { page, search, service }],
    queryFn: ({ signal }) =>
      apiGet(path + queryString({ page, per_page: perPage, search }), {
        schema: async () => (await reading()).parseProjectList,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** A project with all that its page shows, by its id or slug as the address has it. */
export function projectQuery(id: string) {
  return queryOptions({
    queryKey: ['project', id],
    queryFn: ({ signal }) =>
      findProject(id, (path) =>
        apiGet(path, { schema: async () => (await reading()).parseProjects, signal }),
      ),
  });
}
