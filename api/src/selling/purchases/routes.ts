import { lists } from '@nibras/contract/limits.ts';
import { getPurchases, getPurchasesById } from '@nibras/contract/selling/purchases/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import { presentPurchase } from './present.ts';
import { listPurchases, purchaseForOwner } from './queries.ts';

export const routes: Routes = (serve, { db }) => {
  serve(getPurchases, async (request) => {
    const { page } = request.query;
    const { rows, total } = await listPurchases(db, { person: request.caller.id, page });
    const meta = listMeta({ page, per_page: lists.purchasesPerPage }, total);
    return { purchases: { data: rows.map(presentPurchase), ...meta } };
  });

  serve(getPurchasesById, async (request) => {
    const own = { person: request.caller.id, id: request.params.id };
    const shown = orThrow(await purchaseForOwner(db, own), 'purchase-not-found');
    return { purchase: presentPurchase(shown) };
  });
};
