import { Readable } from 'node:stream';
import { costly } from '@nibras/contract/limits.ts';
import {
  approveBody,
  askBody,
  decidedAnswer,
  declineBody,
  studioTransferParams,
  totalsAnswer,
  totalsQuery,
  transferDetailAnswer,
  transfersAnswer,
  transfersQuery,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { approve, askBack, decideTransfer, decline, reopen } from './decide.ts';
import { exportTransfers } from './export-transfers.ts';
import { readQueue } from './read-queue.ts';
import { readTransfer } from './read-transfer.ts';
import { readTotals } from './totals.ts';

const path = '/api/studio/transfers';

export const studioRoutes: Routes = (app, platform) => {
  app.get(
    path,
    {
      config: { searchable: true },
      schema: { querystring: transfersQuery, response: { 200: transfersAnswer } },
    },
    (request) => readQueue(platform, { caller: signedIn(request), query: request.query }),
  );

  app.get(
    `${path}/totals`,
    {
      config: { rateLimit: perPerson(costly.figuresPerMinutePerPerson) },
      schema: { querystring: totalsQuery, response: { 200: totalsAnswer } },
    },
    (request) => readTotals(platform, { caller: signedIn(request), query: request.query }),
  );

  app.get(
    `${path}/export`,
    {
      config: {
        freshProof: true,
        rateLimit: perPerson(costly.exportsPerMinutePerPerson),
      },
      schema: { querystring: totalsQuery, response: { 200: z.any() } },
    },
    async (request, reply) => {
      const asked = { caller: signedIn(request), query: request.query };
      const lines = await exportTransfers(platform, asked);
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="transfers.csv"')
        .send(Readable.from(lines));
    },
  );

  app.get(
    `${path}/:id`,
    { schema: { params: studioTransferParams, response: { 200: transferDetailAnswer } } },
    async (request, reply) => {
      const caller = signedIn(request);
      const reader = { personId: caller.id, ...filesFor(platform, request, reply) };
      return { transfer: await readTransfer(platform, { caller, ...request.params, reader }) };
    },
  );

  const decided = { params: studioTransferParams, response: { 200: decidedAnswer } };

  app.post(`${path}/:id/approve`, { schema: { ...decided, body: approveBody } }, (request) =>
    decideTransfer(platform, {
      caller: signedIn(request),
      id: request.params.id,
      decision: approve(request.body.received),
    }),
  );

  app.post(`${path}/:id/ask`, { schema: { ...decided, body: askBody } }, (request) =>
    decideTransfer(platform, {
      caller: signedIn(request),
      id: request.params.id,
      decision: askBack(request.body.question),
    }),
  );

  app.post(`${path}/:id/decline`, { schema: { ...decided, body: declineBody } }, (request) =>
    decideTransfer(platform, {
      caller: signedIn(request),
      id: request.params.id,
      decision: decline(request.body.reason),
    }),
  );

  app.post(`${path}/:id/reopen`, { schema: decided }, (request) =>
    decideTransfer(platform, {
      caller: signedIn(request),
      id: request.params.id,
      decision: reopen,
    }),
  );
};
