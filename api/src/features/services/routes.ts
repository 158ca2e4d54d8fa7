import {
  serviceDetailAnswer,
  serviceListAnswer,
  serviceListQuery,
  serviceParams,
} from '@nibras/contract/content/services/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { asksFor, listMeta, pageWindow } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { presentService, presentServiceCard } from './present.ts';
import { serviceList } from './queries.ts';
import { readService } from './read-service.ts';

export const routes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    '/api/service',
    {
      config: { cache: { tags: ['services', 'categories', 'projects'] }, searchable: true },
      schema: { querystring: serviceListQuery, response: { 200: serviceListAnswer } },
    },
    async (request) => {
      const { query } = request;
      const paged = asksFor(request, 'page', 'per_page');
      const { rows, total, marks } = await readList(platform, query.search, (db) =>
        serviceList(db, { search: query.search, window: paged ? pageWindow(query) : null }),
      );
      const pages = paged ? query : { page: 1, per_page: Math.max(1, total) };
      return { services: rows.map(presentServiceCard), meta: listMeta(pages, total, marks) };
    },
  );

  app.get(
    '/api/service/:id',
    {
      config: { cache: { tags: ['services', 'categories', 'projects', 'courses'] } },
      schema: { params: serviceParams, response: { 200: serviceDetailAnswer } },
    },
    async ({ params }) => ({ service: presentService(await readService(db, params.id)) }),
  );
};
