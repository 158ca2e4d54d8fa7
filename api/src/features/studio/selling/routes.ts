import { Readable } from 'node:stream';
import { costly } from '@nibras/contract/limits.ts';
import {
  receiptsAnswer,
  receiptsExportAnswer,
  receiptsExportQuery,
  receiptsQuery,
  sellingBody,
  sellingChangeAnswer,
  sellingState,
} from '@nibras/contract/selling/settings/studio/shapes.ts';
import type { FastifyRequest } from 'fastify';
import { can } from '#features/content/index.ts';
import type { Routes } from '#platform/feature.ts';
import { type Caller, signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { perPerson } from '#platform/http/caller.ts';
import { changeSelling } from './change-selling.ts';
import { exportReceipts } from './export-receipts.ts';
import { listReceipts } from './list-receipts.ts';
import { presentSelling } from './present-selling.ts';

const exportLimit = perPerson(costly.exportsPerMinutePerPerson);

/** @throws AppError forbidden unless the caller may sell */
function requireSelling(request: FastifyRequest): Caller {
  const caller = signedIn(request);
  if (!can(caller, 'selling:manage')) throw new AppError('forbidden');
  return caller;
}

const setupRoutes: Routes = (app, platform) => {
  app.get('/api/studio/selling', { schema: { response: { 200: sellingState } } }, (request) => {
    requireSelling(request);
    return presentSelling(platform);
  });

  app.put(
    '/api/studio/selling',
    {
      config: { freshProof: true },
      schema: { body: sellingBody, response: { 200: sellingChangeAnswer } },
    },
    async (request) => {
      const { id: person } = requireSelling(request);
      const undo = await changeSelling(platform, { person, fields: request.body });
      return { ...(await presentSelling(platform)), undo };
    },
  );
};

const listRoutes: Routes = (app, platform) => {
  app.get(
    '/api/studio/selling/receipts',
    { schema: { querystring: receiptsQuery, response: { 200: receiptsAnswer } } },
    (request) => {
      requireSelling(request);
      return listReceipts(platform, request.query);
    },
  );

  app.get(
    '/api/studio/selling/receipts/export',
    {
      config: { freshProof: true, rateLimit: exportLimit },
      schema: { querystring: receiptsExportQuery, response: { 200: receiptsExportAnswer } },
    },
    async (request, reply) => {
      const { month } = request.query;
      const lines = await exportReceipts(platform, { caller: requireSelling(request), month });
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="receipts-${month}.csv"`)
        .send(Readable.from(lines));
    },
  );
};

/** The set-up of selling, and the receipts of a month for the accountant. */
export const sellingRoutes: Routes = (app, platform) => {
  setupRoutes(app, platform);
  listRoutes(app, platform);
};
