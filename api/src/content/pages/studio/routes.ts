import {
  getStudioPages,
  getStudioPagesExport,
  postStudioPages,
  postStudioPagesByIdCopy,
} from '@nibras/contract/content/pages/studio/calls.ts';
import type { StudioPageRow } from '@nibras/contract/content/pages/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import type { Routes } from '#platform/feature.ts';
import { listMeta } from '#platform/http/paging.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { readList } from '#platform/search/read-list.ts';
import { copyPage, createPage } from './create-page.ts';
import { exportPages } from './export-pages.ts';
import { studioPageList } from './list-pages.ts';

type Row = Awaited<ReturnType<typeof studioPageList>>['rows'][number];

const presentPage = ({ publishAt, inFooter, updatedAt, ...row }: Row): StudioPageRow => ({
  ...row,
  publish_at: publishAt?.toISOString() ?? null,
  in_footer: inFooter,
  updated_at: updatedAt.toISOString(),
});

/** The provider's own pages. Editing and publishing them is as of other content (`content/items/studio`). */
export const pageRoutes: Routes = (serve, platform) => {
  serve(getStudioPages, async (request) => {
    const { query } = request;
    const { rows, total } = await readList(platform, query.search, (db) =>
      studioPageList(db, query),
    );
    const meta = listMeta({ page: query.page, per_page: limits.pagesPerPage }, total);
    return { pages: { data: rows.map(presentPage), meta } };
  });

  serve(getStudioPagesExport, async ({ caller, query }, reply) =>
    sendCsv(reply, 'pages', await exportPages(platform, { caller, query })),
  );

  serve(postStudioPages, async (request) => {
    const { caller } = request;
    const { id, undo } = await createPage(platform, { caller, name: request.body.name });
    return { page: { id }, undo };
  });

  serve(postStudioPagesByIdCopy, async ({ caller, params }) => {
    const { id, undo } = await copyPage(platform, { caller, id: params.id });
    return { page: { id }, undo };
  });
};
