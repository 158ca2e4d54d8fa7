import { studio as limits } from '@nibras/contract/limits.ts';
import { getStudioLog, getStudioLogOptions } from '@nibras/contract/site/log/studio/calls.ts';
import { studioScope } from '#learning/staff/index.ts';
import type { Routes } from '#platform/feature.ts';
import { mayTeachersPublish } from '#platform/http/course-access.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import type { Registered } from '#platform/registered.ts';
import { readList } from '#platform/search/read-list.ts';
import { readLogOptions } from './log-options.ts';
import { logPage } from './log-query.ts';
import { presentEntry } from './present.ts';

export const createRoutes =
  (registered: () => Registered): Routes =>
  (serve, platform) => {
    serve(getStudioLog, async (request) => {
      const { query } = request;
      const { caller } = request;
      const scope = studioScope(caller);
      const { rows, total } = await readList(platform, query.search, (db) =>
        logPage(db, scope, { query, timeZone: platform.settings().timeZone }),
      );
      const meta = boundedMeta({ page: query.page, per_page: limits.logPerPage }, total);
      const teachersPublish = await mayTeachersPublish(platform.db);
      const reading = { caller, now: platform.now(), teachersPublish, actions: registered().undo };
      return { entries: { data: rows.map((row) => presentEntry(row, reading)), meta } };
    });

    serve(getStudioLogOptions, async (request) => {
      const scope = studioScope(request.caller);
      return readLogOptions(platform.db, scope);
    });
  };
