import { studio as limits } from '@nibras/contract/limits.ts';
import { binAnswer, binQuery } from '@nibras/contract/studio/log.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { listMeta } from '#platform/http/paging.ts';
import { studioScope } from '../scope.ts';
import { binPage, presentBinItem } from './bin-query.ts';

export const binRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/studio/bin',
    { schema: { querystring: binQuery, response: { 200: binAnswer } } },
    async (request) => {
      const { page } = request.query;
      const scope = await studioScope(db, signedIn(request));
      const { rows, total } = await binPage(db, scope, page);
      const meta = listMeta({ page, per_page: limits.binPerPage }, total);
      return { items: { data: rows.map(presentBinItem), meta } };
    },
  );
};
