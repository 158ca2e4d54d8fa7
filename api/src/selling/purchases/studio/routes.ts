import {
  getStudioCoursesByIdIncome,
  getStudioPurchases,
  getStudioPurchasesById,
  getStudioPurchasesExport,
  getStudioPurchasesSums,
  postStudioPeopleByIdPurchases,
  postStudioPurchasesByIdCancel,
  postStudioPurchasesByIdPayments,
  postStudioPurchasesByIdRefunds,
} from '@nibras/contract/selling/purchases/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { readList } from '#platform/search/read-list.ts';
import { cancelSale } from './cancel-sale.ts';
import { caseRoutes } from './case-routes.ts';
import { exportSales } from './export-sales.ts';
import { salePage } from './list-purchases.ts';
import { presentSale } from './present.ts';
import { readSale } from './read-sale.ts';
import { recordPayment } from './record-payment.ts';
import { refundSale } from './refund-sale.ts';
import { sellToPerson } from './sell-to-person.ts';
import { courseIncome, saleSums } from './sum-purchases.ts';

/** What people buy, as those who sell see it. */
export const purchaseRoutes: Routes = (serve, platform) => {
  listRoutes(serve, platform);
  saleRoutes(serve, platform);
  caseRoutes(serve, platform);
};

const listRoutes: Routes = (serve, platform) => {
  const timeZone = () => platform.settings().timeZone;

  serve(getStudioPurchases, async (request) => {
    const { before, ...filters } = request.query;
    const input = { filters, timeZone: timeZone() };
    const { rows, next } = await readList(platform, filters.search, (db) =>
      salePage(db, input, before),
    );
    return { purchases: rows.map(presentSale), next };
  });

  serve(getStudioPurchasesSums, async (request) => {
    const input = { filters: request.query, timeZone: timeZone() };
    return readList(platform, request.query.search, (db) => saleSums(db, input));
  });

  serve(getStudioPurchasesExport, async (request, reply) => {
    const input = { filters: request.query, timeZone: timeZone() };
    const lines = await exportSales(platform, { caller: request.caller, ...input });
    return sendCsv(reply, 'purchases', lines);
  });

  serve(getStudioCoursesByIdIncome, async (request) => {
    return courseIncome(platform.db, request.params.id);
  });

  serve(postStudioPeopleByIdPurchases, async (request) => {
    const sold = { caller: request.caller, person: request.params.id, ...request.body };
    const id = await sellToPerson(platform, sold);
    return { message: 'أُنشئ الشراء.', purchase: { id } };
  });
};

const saleRoutes: Routes = (serve, platform) => {
  serve(getStudioPurchasesById, async (request) => {
    return { purchase: await readSale(platform.db, request.params.id) };
  });

  serve(postStudioPurchasesByIdPayments, async (request) => {
    const input = { caller: request.caller, id: request.params.id };
    await recordPayment(platform, input);
    return { message: 'سُجّل الدفع.', purchase: await readSale(platform.db, input.id) };
  });

  serve(postStudioPurchasesByIdRefunds, async (request) => {
    const input = { caller: request.caller, id: request.params.id };
    await refundSale(platform, { ...input, refund: request.body });
    return { message: 'سُجّل الاسترداد.', purchase: await readSale(platform.db, input.id) };
  });

  serve(postStudioPurchasesByIdCancel, async (request) => {
    const input = { caller: request.caller, id: request.params.id };
    await cancelSale(platform, input);
    return { message: 'أُلغي الشراء.', purchase: await readSale(platform.db, input.id) };
  });
};
