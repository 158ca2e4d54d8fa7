import { getPages, getPagesById } from '@nibras/contract/content/pages/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { pageBy, publishedPages } from './queries.ts';

/** The times of a row as they go over the wire. */
const present = <Row extends { updatedAt: Date }>({ updatedAt, ...row }: Row) => ({
  ...row,
  updated_at: updatedAt.toISOString(),
});

export const routes: Routes = (serve, { db }) => {
  serve(getPages, async () => ({
    pages: (await publishedPages(db)).map(present),
  }));

  serve(getPagesById, async ({ params }) => ({
    page: present(orThrow(await pageBy(db, params.id), 'page-not-found')),
  }));
};
