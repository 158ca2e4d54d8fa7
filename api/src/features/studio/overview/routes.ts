import {
  getStudioOverview,
  getStudioOverviewByList,
  getStudioWaiting,
} from '@nibras/contract/site/overview/studio/calls.ts';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { readOverview, readOverviewList } from './read-overview.ts';
import { readWaitingCounts } from './read-waiting-counts.ts';
import { viewerOf } from './viewer.ts';

export const overviewRoutes: Routes = (serve, { db, settings, now }) => {
  const viewer = (request: FastifyRequest) =>
    viewerOf(db, { caller: signedIn(request), now: now(), timeZone: settings().timeZone });

  serve(getStudioOverview, async (request) => readOverview(db, await viewer(request)));

  serve(getStudioWaiting, (request) => readWaitingCounts(db, signedIn(request)));

  serve(getStudioOverviewByList, async (request) => ({
    items: await readOverviewList(db, await viewer(request), {
      ...request.params,
      ...request.query,
    }),
  }));
};
