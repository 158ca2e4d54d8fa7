import { costly } from '@nibras/contract/limits.ts';
import {
  receiptAnswer,
  receiptParams,
  writtenNumber,
} from '@nibras/contract/selling/receipts/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { drawReceipt } from './draw-receipt.ts';

const rateLimit = perPerson(costly.papersPerMinutePerPerson);

export const routes: Routes = (app, platform) => {
  app.get(
    '/api/receipts/:file',
    { config: { rateLimit }, schema: { params: receiptParams, response: { 200: receiptAnswer } } },
    async (request, reply) => {
      const number = request.params.file;
      const paper = await drawReceipt(platform, { caller: signedIn(request), number });
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `inline; filename="${writtenNumber(number)}.pdf"`)
        .send(paper);
    },
  );
};
