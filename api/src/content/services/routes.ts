import { getService, getServiceById } from '@nibras/contract/content/services/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { asksFor, listMeta, pageWindow } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { presentService, presentServiceCard } from './present.ts';
import { serviceList } from './queries.ts';
import { readService } from './read-service.ts';

export const routes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getService, async (request) => {
    const { query } = request;
    const paged = asksFor(request, 'page', 'per_page');
    const { rows, total, found } = await readList(platform, query.search, (db) =>
      serviceList(db, { search: query.search, window: paged ? pageWindow(query) : null }),
    );
    const pages = paged ? query : { page: 1, per_page: Math.max(1, total) };
    return { services: rows.map(presentServiceCard), meta: listMeta(pages, total, found) };
  });

  serve(getServiceById, async ({ params }) => ({
    service: presentService(await readService(db, params.id)),
  }));
};
