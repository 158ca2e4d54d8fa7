import { getProject, getProjectById } from '@nibras/contract/content/portfolio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { asksFor, listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { presentProject } from './present.ts';
import { projectBy, projectList } from './queries.ts';

export const routes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getProject, async ({ query }) => {
    const { rows, total, found } = await readList(platform, query.search, (db) =>
      projectList(db, query),
    );
    return { projects: rows.map(presentProject), meta: listMeta(query, total, found) };
  });

  // The path has two meanings (docs/behaviour/portfolio.md#calls): with list parameters `:id` is a service, without
  // them a project.
  serve(getProjectById, async (request) => {
    const { params, query } = request;
    if (asksFor(request, 'page', 'per_page', 'search')) {
      const { rows, total, found } = await readList(platform, query.search, (db) =>
        projectList(db, query, params.id),
      );
      return { projects: rows.map(presentProject), meta: listMeta(query, total, found) };
    }
    const project = orThrow(await projectBy(db, params.id), 'project-not-found');
    return { project: presentProject(project) };
  });
};
