import { Readable } from 'node:stream';
import {
  getStudioSelling,
  getStudioSellingReceipts,
  getStudioSellingReceiptsExport,
  putStudioSelling,
} from '@nibras/contract/selling/settings/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { changeSelling } from './change-selling.ts';
import { exportReceipts } from './export-receipts.ts';
import { listReceipts } from './list-receipts.ts';
import { presentSelling } from './present-selling.ts';

const setupRoutes: Routes = (serve, platform) => {
  serve(getStudioSelling, () => {
    return presentSelling(platform);
  });

  serve(putStudioSelling, async (request) => {
    const { id: person } = request.caller;
    const undo = await changeSelling(platform, { person, fields: request.body });
    return { ...(await presentSelling(platform)), undo };
  });
};

const listRoutes: Routes = (serve, platform) => {
  serve(getStudioSellingReceipts, (request) => {
    return listReceipts(platform, request.query);
  });

  serve(getStudioSellingReceiptsExport, async (request, reply) => {
    const { month } = request.query;
    const lines = await exportReceipts(platform, { caller: request.caller, month });
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="receipts-${month}.csv"`)
      .send(Readable.from(lines));
  });
};

/** The set-up of selling, and the receipts of a month for the accountant. */
export const sellingRoutes: Routes = (serve, platform) => {
  setupRoutes(serve, platform);
  listRoutes(serve, platform);
};
