import {
  projectAnswer,
  projectListAnswer,
  projectListQuery,
  projectParams,
  projectsOfServiceQuery,
} from '@nibras/contract/content/portfolio/shapes.ts';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { found } from '#platform/http/app-error.ts';
import { asksFor, listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { presentProject } from './present.ts';
import { projectBy, projectList } from './queries.ts';

export const routes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    '/api/project',
    {
      config: { cache: { tags: ['projects', 'services'] }, searchable: true },
      schema: { querystring: projectListQuery, response: { 200: projectListAnswer } },
    },
    async ({ query }) => {
      const { rows, total, marks } = await readList(platform, query.search, (db) =>
        projectList(db, query),
      );
      return { projects: rows.map(presentProject), meta: listMeta(query, total, marks) };
    },
  );

  // The path has two meanings (docs/behaviour/portfolio.md#calls): with list parameters `:id` is a service, without
  // them a project.
  app.get(
    '/api/project/:id',
    {
      config: { cache: { tags: ['projects', 'services'] }, searchable: true },
      schema: {
        params: projectParams,
        querystring: projectsOfServiceQuery,
        response: { 200: z.union([projectListAnswer, projectAnswer]) },
      },
    },
    async (request) => {
      const { params, query } = request;
      if (asksFor(request, 'page', 'per_page', 'search')) {
        const { rows, total, marks } = await readList(platform, query.search, (db) =>
          projectList(db, query, params.id),
        );
        return { projects: rows.map(presentProject), meta: listMeta(query, total, marks) };
      }
      const project = found(await projectBy(db, params.id), 'project-not-found');
      return { project: presentProject(project) };
    },
  );
};
