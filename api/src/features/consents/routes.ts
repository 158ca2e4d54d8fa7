import { consentsAnswer } from '@nibras/contract/people/privacy/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { presentConsent } from './present.ts';
import { consentsOf } from './queries.ts';

export const routes: Routes = (app, { db }) => {
  app.get(
    '/api/my-data/consents',
    { schema: { response: { 200: consentsAnswer } } },
    async (request) => ({
      data: (await consentsOf(db, signedIn(request).id)).map(presentConsent),
    }),
  );
};
