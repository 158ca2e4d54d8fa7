import { privacy as limits } from '@nibras/contract/people/limits.ts';
import { getStudioPrivacyRequests } from '@nibras/contract/people/privacy/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { presentRequest } from './present.ts';
import { readRequests } from './queries.ts';

export const requestRoutes: Routes = (serve, { db }) => {
  serve(getStudioPrivacyRequests, async (request) => {
    const { query } = request;
    const { rows, total } = await readRequests(db, query);
    const page = { page: query.page, per_page: limits.requestsPerPage };
    return { data: rows.map(presentRequest), meta: boundedMeta(page, total) };
  });
};
