import {
  getStudioFigures,
  getStudioOverview,
  getStudioOverviewByList,
  getStudioWaiting,
} from '@nibras/contract/site/overview/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import type { SignedInRequest } from '#platform/http/access.ts';
import type { Registered } from '#platform/registered.ts';
import { readFigures } from './read-figures.ts';
import { readOverview, readOverviewList } from './read-overview.ts';
import { readWaitingCounts } from './read-waiting-counts.ts';
import { viewerOf } from './viewer.ts';

export const createRoutes =
  (registered: () => Registered): Routes =>
  (serve, { db, settings, now }) => {
    const viewer = (request: SignedInRequest) =>
      viewerOf({ caller: request.caller, now: now(), timeZone: settings().timeZone });

    serve(getStudioOverview, (request) =>
      readOverview(db, { viewer: viewer(request), waiting: registered().waiting }),
    );

    serve(getStudioFigures, (request) => readFigures(db, viewer(request)));

    serve(getStudioWaiting, (request) =>
      readWaitingCounts(db, {
        caller: request.caller,
        now: now(),
        sources: registered().waiting,
      }),
    );

    serve(getStudioOverviewByList, async (request) => ({
      items: await readOverviewList(db, viewer(request), {
        ...request.params,
        ...request.query,
      }),
    }));
  };
