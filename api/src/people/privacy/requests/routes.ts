import { privacy as limits } from '@nibras/contract/people/limits.ts';
import {
  getStudioPrivacyRequests,
  getStudioPrivacyRequestsById,
} from '@nibras/contract/people/privacy/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { presentRequest } from './present.ts';
import { readRequests, requestById } from './queries.ts';

export const requestRoutes: Routes = (serve, { db }) => {
  serve(getStudioPrivacyRequests, async (request) => {
    const { query } = request;
    const { rows, total } = await readRequests(db, query);
    const page = { page: query.page, per_page: limits.requestsPerPage };
    return { data: rows.map(presentRequest), meta: boundedMeta(page, total) };
  });

  serve(getStudioPrivacyRequestsById, async (request) => {
    const row = orThrow(await requestById(db, request.params.id), 'data-request-not-found');
    return { request: presentRequest(row) };
  });
};
