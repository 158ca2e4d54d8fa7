import { bundles as limits } from '@nibras/contract/limits.ts';
import {
  getBundles,
  getBundlesById,
  postBundlesByIdPurchase,
} from '@nibras/contract/selling/bundles/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { listMeta } from '#platform/http/paging.ts';
import { openPurchase } from '#selling/purchases/index.ts';
import { presentBundle, presentBundleCard } from './present.ts';
import { offeredBundles, readBundle } from './queries.ts';

export const visitorRoutes: Routes = (serve, platform) => {
  const selling = () => ({ currency: platform.settings().currency, now: platform.now() });

  serve(getBundles, async ({ query }) => {
    const { currency, now } = selling();
    const { rows, total } = await offeredBundles(platform.db, { currency, now }, query);
    const { last_page } = listMeta({ page: query.page, per_page: limits.listed }, total);
    return { bundles: rows.map((row) => presentBundleCard(row, currency)), last_page };
  });

  serve(getBundlesById, async ({ params }) => {
    const { currency, now } = selling();
    const found = await readBundle(platform.db, { currency, now }, params.id);
    return { bundle: presentBundle(found, currency) };
  });
};

export const memberRoutes: Routes = (serve, platform) => {
  serve(postBundlesByIdPurchase, async (request) => {
    const { id } = await openPurchase(platform, {
      person: request.caller.id,
      courses: [],
      bundle: request.params.id,
    });
    return {
      message: 'حجزنا لك الباقة. بقي الدفع.',
      purchase: { id, url: `/checkout/${id}` },
    };
  });
};
