import { Readable } from 'node:stream';
import { studioItemParams } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { costly } from '@nibras/contract/limits.ts';
import {
  recordPaymentBody,
  refundBody,
  saleAnswer,
  saleChangeAnswer,
  saleFilters,
  saleParams,
  saleSumsAnswer,
  salesAnswer,
  salesQuery,
  sellBody,
  soldAnswer,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { readList } from '#platform/search/read-list.ts';
import { cancelSale } from './cancel-sale.ts';
import { caseRoutes } from './case-routes.ts';
import { exportSales } from './export-sales.ts';
import { salePage } from './list-purchases.ts';
import { requireSeller } from './policy.ts';
import { presentSale } from './present.ts';
import { readSale } from './read-sale.ts';
import { recordPayment } from './record-payment.ts';
import { refundSale } from './refund-sale.ts';
import { sellToPerson } from './sell-to-person.ts';
import { courseIncome, saleSums } from './sum-purchases.ts';

/** What people buy, as those who sell see it. */
export const purchaseRoutes: Routes = (app, platform) => {
  listRoutes(app, platform);
  saleRoutes(app, platform);
  caseRoutes(app, platform);
};

const listRoutes: Routes = (app, platform) => {
  const timeZone = () => platform.settings().timeZone;

  app.get(
    '/api/studio/purchases',
    {
      config: { searchable: true },
      schema: { querystring: salesQuery, response: { 200: salesAnswer } },
    },
    async (request) => {
      requireSeller(signedIn(request));
      const { before, ...filters } = request.query;
      const asked = { filters, timeZone: timeZone() };
      const { rows, next } = await readList(platform, filters.search, (db) =>
        salePage(db, asked, before),
      );
      return { purchases: rows.map(presentSale), next };
    },
  );

  app.get(
    '/api/studio/purchases/sums',
    {
      config: { searchable: true },
      schema: { querystring: saleFilters, response: { 200: saleSumsAnswer } },
    },
    async (request) => {
      requireSeller(signedIn(request));
      const asked = { filters: request.query, timeZone: timeZone() };
      return readList(platform, request.query.search, (db) => saleSums(db, asked));
    },
  );

  app.get(
    '/api/studio/purchases/export',
    {
      config: {
        freshProof: true,
        searchable: true,
        rateLimit: perPerson(costly.exportsPerMinutePerPerson),
      },
      schema: { querystring: saleFilters, response: { 200: z.any() } },
    },
    async (request, reply) => {
      const asked = { filters: request.query, timeZone: timeZone() };
      const lines = await exportSales(platform, { caller: signedIn(request), ...asked });
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="purchases.csv"')
        .send(Readable.from(lines));
    },
  );

  app.get(
    '/api/studio/courses/:id/income',
    {
      config: { rateLimit: perPerson(costly.figuresPerMinutePerPerson) },
      schema: { params: studioItemParams, response: { 200: saleSumsAnswer } },
    },
    async (request) => {
      requireSeller(signedIn(request));
      return courseIncome(platform.db, request.params.id);
    },
  );

  app.post(
    '/api/studio/people/:id/purchases',
    {
      config: { freshProof: true },
      schema: { params: saleParams, body: sellBody, response: { 200: soldAnswer } },
    },
    async (request) => {
      const sold = { caller: signedIn(request), person: request.params.id, ...request.body };
      const id = await sellToPerson(platform, sold);
      return { message: 'أُنشئ الشراء.', purchase: { id } };
    },
  );
};

const saleRoutes: Routes = (app, platform) => {
  const path = '/api/studio/purchases/:id';

  app.get(
    path,
    { schema: { params: saleParams, response: { 200: saleAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), id: request.params.id };
      return { purchase: await readSale(platform.db, asked) };
    },
  );

  app.post(
    `${path}/payments`,
    {
      schema: { params: saleParams, body: recordPaymentBody, response: { 200: saleChangeAnswer } },
    },
    async (request) => {
      const asked = { caller: signedIn(request), id: request.params.id };
      await recordPayment(platform, asked);
      return { message: 'سُجّل الدفع.', purchase: await readSale(platform.db, asked) };
    },
  );

  app.post(
    `${path}/refunds`,
    { schema: { params: saleParams, body: refundBody, response: { 200: saleChangeAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), id: request.params.id };
      await refundSale(platform, { ...asked, refund: request.body });
      return { message: 'سُجّل الاسترداد.', purchase: await readSale(platform.db, asked) };
    },
  );

  app.post(
    `${path}/cancel`,
    { schema: { params: saleParams, response: { 200: saleChangeAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), id: request.params.id };
      await cancelSale(platform, asked);
      return { message: 'أُلغي الشراء.', purchase: await readSale(platform.db, asked) };
    },
  );
};
