import { privacy as limits } from '@nibras/contract/people/limits.ts';
import {
  dataRequestsAnswer,
  dataRequestsQuery,
} from '@nibras/contract/people/privacy/studio/shapes.ts';
import { can } from '#features/content/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import { presentRequest } from './present.ts';
import { readRequests } from './queries.ts';

export const requestRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/studio/privacy/requests',
    { schema: { querystring: dataRequestsQuery, response: { 200: dataRequestsAnswer } } },
    async (request) => {
      if (!can(signedIn(request), 'people:manage')) throw new AppError('forbidden');
      const { query } = request;
      const { rows, total } = await readRequests(db, query);
      const page = { page: query.page, per_page: limits.requestsPerPage };
      return { data: rows.map(presentRequest), meta: listMeta(page, total) };
    },
  );
};
