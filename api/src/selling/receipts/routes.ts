import { getReceiptsByFile } from '@nibras/contract/selling/receipts/calls.ts';
import { writtenNumber } from '@nibras/contract/selling/receipts/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { drawReceipt } from './draw-receipt.ts';

export const routes: Routes = (serve, platform) => {
  serve(getReceiptsByFile, async (request, reply) => {
    const number = request.params.file;
    const paper = await drawReceipt(platform, { caller: request.caller, number });
    return reply
      .type('application/pdf')
      .header('Content-Disposition', `inline; filename="${writtenNumber(number)}.pdf"`)
      .send(paper);
  });
};
