import { costly, codes as limits } from '@nibras/contract/limits.ts';
import {
  batchAnswer,
  batchesAnswer,
  batchesQuery,
  batchParams,
  cancelCodesAnswer,
  cancelCodesBody,
  findCodeAnswer,
  findCodeBody,
  madeBatchAnswer,
  makeBatchBody,
  packCodesAnswer,
  packCodesQuery,
  sheetBody,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { batchOf, batchPage, packCodePage } from './batch-queries.ts';
import { cancelCodes } from './cancel-codes.ts';
import { findPackCode } from './find-code.ts';
import { makeBatch } from './make-batch.ts';
import { requireSeller } from './policy.ts';
import { presentBatch, presentPackCode } from './present.ts';
import { printSheet } from './print-sheet.ts';
import { reportBatch } from './report-batch.ts';
import { redeemLink } from './sheet-texts.ts';

const list = '/api/studio/codes';
const path = `${list}/:id` as const;
/** Codes are in no public response. */
const config = { skipInvalidation: true } as const;
const files = {
  ...config,
  rateLimit: perPerson(costly.papersPerMinutePerPerson),
} as const;

export const studioRoutes: Routes = (app, platform) => {
  const { db, now } = platform;

  app.get(
    list,
    {
      config: { searchable: true },
      schema: { querystring: batchesQuery, response: { 200: batchesAnswer } },
    },
    async (request) => {
      requireSeller(signedIn(request));
      const { query } = request;
      const { rows, total } = await readList(platform, query.search, (on) =>
        batchPage(on, query, now()),
      );
      const meta = listMeta({ page: query.page, per_page: limits.perPage }, total);
      return { batches: { data: rows.map(presentBatch), meta } };
    },
  );

  app.post(
    list,
    {
      config: { ...config, freshProof: true },
      schema: { body: makeBatchBody, response: { 200: madeBatchAnswer } },
    },
    async (request) => {
      const asked = request.body;
      const { id, codes } = await makeBatch(platform, { caller: signedIn(request), asked });
      const [first = ''] = codes;
      const site = { ...platform.config, ...platform.settings() };
      const link = asked.gift ? redeemLink(site, first) : null;
      return { batch: presentBatch(await batchOf(db, id, now())), codes, link };
    },
  );

  app.post(
    `${list}/find`,
    { config, schema: { body: findCodeBody, response: { 200: findCodeAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), typed: request.body.code };
      const { code, batch } = await findPackCode(platform, asked);
      return { code: presentPackCode(code), batch: presentBatch(batch) };
    },
  );

  app.get(
    path,
    { schema: { params: batchParams, response: { 200: batchAnswer } } },
    async (request) => {
      requireSeller(signedIn(request));
      return { batch: presentBatch(await batchOf(db, request.params.id, now())) };
    },
  );

  app.get(
    `${path}/codes`,
    {
      schema: {
        params: batchParams,
        querystring: packCodesQuery,
        response: { 200: packCodesAnswer },
      },
    },
    async (request) => {
      requireSeller(signedIn(request));
      const { id } = request.params;
      await batchOf(db, id, now());
      const { rows, total } = await packCodePage(db, id, request.query);
      const { page } = request.query;
      const meta = listMeta({ page, per_page: limits.codesPerPage }, total);
      return { codes: { data: rows.map(presentPackCode), meta } };
    },
  );

  app.post(
    `${path}/sheet`,
    {
      config: { ...files, freshProof: true },
      schema: { params: batchParams, body: sheetBody, response: { 200: z.any() } },
    },
    async (request, reply) => {
      const asked = { batch: request.params.id, asked: request.body };
      const sheet = await printSheet(platform, { caller: signedIn(request), ...asked });
      return reply
        .type(sheet.type)
        .header('Content-Disposition', `attachment; filename="${sheet.name}"`)
        .send(sheet.body);
    },
  );

  app.get(
    `${path}/report`,
    {
      config: { ...config, rateLimit: perPerson(costly.exportsPerMinutePerPerson) },
      schema: { params: batchParams, response: { 200: z.any() } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const report = await reportBatch(platform, { caller: signedIn(request), batch: id });
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="codes-${id}-report.csv"`)
        .send(report);
    },
  );

  app.post(
    `${path}/cancel`,
    {
      config,
      schema: { params: batchParams, body: cancelCodesBody, response: { 200: cancelCodesAnswer } },
    },
    async (request) => {
      const { id } = request.params;
      const asked = { caller: signedIn(request), batch: id, ...request.body };
      const result = await cancelCodes(platform, asked);
      const message =
        result.undo === null ? 'لا يوجد كود لم يُستخدم بين هذه الأرقام.' : 'أُلغيت الأكواد.';
      return { message, batch: presentBatch(await batchOf(db, id, now())), ...result };
    },
  );
};
