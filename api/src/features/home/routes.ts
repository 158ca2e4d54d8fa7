import { statisticsAnswer } from '@nibras/contract/home.ts';
import type { Routes } from '#platform/feature.ts';
import { statistics } from './queries.ts';

export const routes: Routes = (app, { db }) => {
  app.get(
    '/api/Statistics',
    {
      config: { cache: { tags: ['courses', 'projects', 'articles', 'figures'] } },
      schema: { response: { 200: statisticsAnswer } },
    },
    () => statistics(db),
  );
};
