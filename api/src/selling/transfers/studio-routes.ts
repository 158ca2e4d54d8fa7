import { Readable } from 'node:stream';
import {
  getStudioTransfers,
  getStudioTransfersById,
  getStudioTransfersExport,
  getStudioTransfersTotals,
  postStudioTransfersByIdApprove,
  postStudioTransfersByIdAsk,
  postStudioTransfersByIdDecline,
  postStudioTransfersByIdReopen,
} from '@nibras/contract/selling/transfers/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { approve, askBack, decideTransfer, decline, reopen } from './decide.ts';
import { exportTransfers } from './export-transfers.ts';
import { readQueue } from './read-queue.ts';
import { readTransfer } from './read-transfer.ts';
import { readTotals } from './totals.ts';

export const studioRoutes: Routes = (serve, platform) => {
  serve(getStudioTransfers, (request) => readQueue(platform, request.query));

  serve(getStudioTransfersTotals, (request) => readTotals(platform, request.query));

  serve(getStudioTransfersExport, async (request, reply) => {
    const asked = { caller: request.caller, query: request.query };
    const lines = await exportTransfers(platform, asked);
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="transfers.csv"')
      .send(Readable.from(lines));
  });

  serve(getStudioTransfersById, async (request, reply) => {
    const { caller } = request;
    const reader = { personId: caller.id, ...filesFor(platform, request, reply) };
    return { transfer: await readTransfer(platform, { caller, ...request.params, reader }) };
  });

  serve(postStudioTransfersByIdApprove, (request) =>
    decideTransfer(platform, {
      caller: request.caller,
      id: request.params.id,
      decision: approve(request.body.received),
      seen: request.body.seen,
    }),
  );

  serve(postStudioTransfersByIdAsk, (request) =>
    decideTransfer(platform, {
      caller: request.caller,
      id: request.params.id,
      decision: askBack(request.body.question),
      seen: request.body.seen,
    }),
  );

  serve(postStudioTransfersByIdDecline, (request) =>
    decideTransfer(platform, {
      caller: request.caller,
      id: request.params.id,
      decision: decline(request.body.reason),
      seen: request.body.seen,
    }),
  );

  serve(postStudioTransfersByIdReopen, (request) =>
    decideTransfer(platform, {
      caller: request.caller,
      id: request.params.id,
      decision: reopen,
    }),
  );
};
