import { bundles as limits } from '@nibras/contract/limits.ts';
import {
  bundleAnswer,
  bundleParams,
  bundlePurchaseAnswer,
  bundlesAnswer,
  bundlesQuery,
} from '@nibras/contract/selling/bundles/shapes.ts';
import { openPurchase } from '#features/purchases/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { listMeta } from '#platform/http/paging.ts';
import { presentBundle, presentBundleCard } from './present.ts';
import { offeredBundles, readBundle } from './queries.ts';

/** A course's end of sale is a time, of which no change of a row tells. */
const maxAge = 60_000;

export const visitorRoutes: Routes = (app, platform) => {
  const selling = () => ({ currency: platform.settings().currency, now: platform.now() });

  app.get(
    '/api/bundles',
    {
      config: { cache: { tags: ['bundles', 'courses', 'settings'], maxAge } },
      schema: { querystring: bundlesQuery, response: { 200: bundlesAnswer } },
    },
    async ({ query }) => {
      const { currency, now } = selling();
      const { rows, total } = await offeredBundles(platform.db, { currency, now }, query);
      const { last_page } = listMeta({ page: query.page, per_page: limits.listed }, total);
      return { bundles: rows.map((row) => presentBundleCard(row, currency)), last_page };
    },
  );

  app.get(
    '/api/bundles/:id',
    {
      config: {
        cache: { tags: ['bundles', 'courses', 'categories', 'figures', 'settings'], maxAge },
      },
      schema: { params: bundleParams, response: { 200: bundleAnswer } },
    },
    async ({ params }) => {
      const { currency, now } = selling();
      const found = await readBundle(platform.db, { currency, now }, params.id);
      return { bundle: presentBundle(found, currency) };
    },
  );
};

export const memberRoutes: Routes = (app, platform) => {
  app.post(
    '/api/bundles/:id/purchase',
    { schema: { params: bundleParams, response: { 200: bundlePurchaseAnswer } } },
    async (request) => {
      const { id } = await openPurchase(platform, {
        person: signedIn(request).id,
        courses: [],
        bundle: request.params.id,
      });
      return {
        message: 'حجزنا لك الباقة. بقي الدفع.',
        purchase: { id, url: `/checkout/${id}` },
      };
    },
  );
};
