import { getMyDataConsents } from '@nibras/contract/people/consents/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { presentConsent } from './present.ts';
import { consentsOf } from './queries.ts';

export const routes: Routes = (serve, { db }) => {
  serve(getMyDataConsents, async (request) => ({
    data: (await consentsOf(db, request.caller.id)).map(presentConsent),
  }));
};
