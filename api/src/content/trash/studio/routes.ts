import { getStudioBin } from '@nibras/contract/content/trash/studio/calls.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { studioScope } from '#learning/staff/index.ts';
import type { Routes } from '#platform/feature.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { presentTrashItem, trashPage } from './trash-query.ts';

export const trashRoutes: Routes = (serve, platform) => {
  serve(getStudioBin, async (request) => {
    const { query } = request;
    const scope = studioScope(request.caller);
    const { rows, total } = await readList(platform, query.search, (db) =>
      trashPage(db, scope, query),
    );
    const meta = boundedMeta({ page: query.page, per_page: limits.trashPerPage }, total);
    return { items: { data: rows.map(presentTrashItem), meta } };
  });
};
