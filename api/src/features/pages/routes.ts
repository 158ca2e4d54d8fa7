import { pageAnswer, pageListAnswer, pageParams } from '@nibras/contract/content/pages/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { found } from '#platform/http/app-error.ts';
import { pageBy, publishedPages } from './queries.ts';

/** The times of a row as they go over the wire. */
const present = <Row extends { updatedAt: Date }>({ updatedAt, ...row }: Row) => ({
  ...row,
  updated_at: updatedAt.toISOString(),
});

export const routes: Routes = (app, { db }) => {
  const config = { cache: { tags: ['pages'] } } as const;

  app.get('/api/pages', { config, schema: { response: { 200: pageListAnswer } } }, async () => ({
    pages: (await publishedPages(db)).map(present),
  }));

  app.get(
    '/api/pages/:id',
    { config, schema: { params: pageParams, response: { 200: pageAnswer } } },
    async ({ params }) => ({
      page: present(found(await pageBy(db, params.id), 'page-not-found')),
    }),
  );
};
