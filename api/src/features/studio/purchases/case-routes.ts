import {
  caseAnswer,
  casesAnswer,
  casesQuery,
  decideCaseBody,
  saleParams,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { casePage, openCases } from './case-queries.ts';
import { decideCase } from './decide-case.ts';
import { requireSeller } from './policy.ts';
import { presentCase } from './present.ts';

/** Payments that do not fit, and what is decided about them. */
export const caseRoutes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    '/api/studio/cases',
    { schema: { querystring: casesQuery, response: { 200: casesAnswer } } },
    async (request) => {
      requireSeller(signedIn(request));
      const [{ rows, next }, open] = await Promise.all([
        casePage(db, request.query),
        openCases(db),
      ]);
      return { cases: rows.map(presentCase), next, open };
    },
  );

  app.put(
    '/api/studio/cases/:id',
    { schema: { params: saleParams, body: decideCaseBody, response: { 200: caseAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), id: request.params.id };
      const solved = await decideCase(platform, { ...asked, decision: request.body });
      return { message: 'سُجّل القرار.', case: solved };
    },
  );
};
