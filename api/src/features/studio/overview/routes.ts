import {
  overviewAnswer,
  overviewListAnswer,
  overviewListParams,
  overviewListQuery,
  waitingAnswer,
} from '@nibras/contract/site/overview/studio/shapes.ts';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { readOverview, readOverviewList } from './read-overview.ts';
import { readWaitingCounts } from './read-waiting-counts.ts';
import { viewerOf } from './viewer.ts';

export const overviewRoutes: Routes = (app, { db, settings, now }) => {
  const viewer = (request: FastifyRequest) =>
    viewerOf(db, { caller: signedIn(request), now: now(), timeZone: settings().timeZone });

  app.get(
    '/api/studio/overview',
    { schema: { response: { 200: overviewAnswer } } },
    async (request) => readOverview(db, await viewer(request)),
  );

  app.get('/api/studio/waiting', { schema: { response: { 200: waitingAnswer } } }, (request) =>
    readWaitingCounts(db, signedIn(request)),
  );

  app.get(
    '/api/studio/overview/:list',
    {
      schema: {
        params: overviewListParams,
        querystring: overviewListQuery,
        response: { 200: overviewListAnswer },
      },
    },
    async (request) => ({
      items: await readOverviewList(db, await viewer(request), {
        ...request.params,
        ...request.query,
      }),
    }),
  );
};
