import { lists } from '@nibras/contract/limits.ts';
import {
  purchaseAnswer,
  purchaseParams,
  purchasesAnswer,
  purchasesQuery,
} from '@nibras/contract/selling/purchases/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { found } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import { presentPurchase } from './present.ts';
import { listPurchases, purchaseForOwner } from './queries.ts';

export const routes: Routes = (app, { db }) => {
  app.get(
    '/api/purchases',
    { schema: { querystring: purchasesQuery, response: { 200: purchasesAnswer } } },
    async (request) => {
      const { page } = request.query;
      const { rows, total } = await listPurchases(db, { person: signedIn(request).id, page });
      const meta = listMeta({ page, per_page: lists.purchasesPerPage }, total);
      return { purchases: { data: rows.map(presentPurchase), ...meta } };
    },
  );

  app.get(
    '/api/purchases/:id',
    { schema: { params: purchaseParams, response: { 200: purchaseAnswer } } },
    async (request) => {
      const own = { person: signedIn(request).id, id: request.params.id };
      const shown = found(await purchaseForOwner(db, own), 'purchase-not-found');
      return { purchase: presentPurchase(shown) };
    },
  );
};
