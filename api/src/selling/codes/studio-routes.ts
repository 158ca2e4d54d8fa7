import { codes as limits } from '@nibras/contract/limits.ts';
import {
  getStudioCodes,
  getStudioCodesById,
  getStudioCodesByIdCodes,
  getStudioCodesByIdReport,
  getStudioCodesExport,
  postStudioCodes,
  postStudioCodesByIdCancel,
  postStudioCodesByIdSheet,
  postStudioCodesCancel,
  postStudioCodesFind,
} from '@nibras/contract/selling/codes/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { readList } from '#platform/search/read-list.ts';
import { batchOf, batchPage, packCodePage } from './batch-queries.ts';
import { cancelBatches, cancelCodes } from './cancel-codes.ts';
import { createBatch } from './create-batch.ts';
import { exportBatches } from './export-batches.ts';
import { findPackCode } from './find-code.ts';
import { presentBatch, presentPackCode } from './present.ts';
import { printSheet } from './print-sheet.ts';
import { reportBatch } from './report-batch.ts';
import { redeemLink } from './sheet-texts.ts';

export const studioRoutes: Routes = (serve, platform) => {
  const { db, now } = platform;

  serve(getStudioCodes, async (request) => {
    const { query } = request;
    const { rows, total } = await readList(platform, query.search, (on) =>
      batchPage(on, query, { now: now() }),
    );
    const meta = boundedMeta({ page: query.page, per_page: limits.perPage }, total);
    return { batches: { data: rows.map(presentBatch), meta } };
  });

  serve(getStudioCodesExport, async ({ caller, query }, reply) =>
    sendCsv(reply, 'codes', await exportBatches(platform, { caller, query })),
  );

  serve(postStudioCodes, async (request) => {
    const input = request.body;
    const { id, codes } = await createBatch(platform, { caller: request.caller, input });
    const [first = ''] = codes;
    const site = { ...platform.config, ...platform.settings() };
    const link = input.gift ? redeemLink(site, first) : null;
    return { batch: presentBatch(await batchOf(db, id, now())), codes, link };
  });

  serve(postStudioCodesFind, async (request) => {
    const { code, batch } = await findPackCode(platform, request.body.code);
    return { code: presentPackCode(code), batch: presentBatch(batch) };
  });

  serve(getStudioCodesById, async (request) => {
    return { batch: presentBatch(await batchOf(db, request.params.id, now())) };
  });

  serve(getStudioCodesByIdCodes, async (request) => {
    const { id } = request.params;
    await batchOf(db, id, now());
    const { rows, total } = await packCodePage(db, id, request.query);
    const { page } = request.query;
    const meta = boundedMeta({ page, per_page: limits.codesPerPage }, total);
    return { codes: { data: rows.map(presentPackCode), meta } };
  });

  serve(postStudioCodesByIdSheet, async (request, reply) => {
    const input = { batch: request.params.id, input: request.body };
    const sheet = await printSheet(platform, { caller: request.caller, ...input });
    return reply
      .type(sheet.type)
      .header('Content-Disposition', `attachment; filename="${sheet.name}"`)
      .send(sheet.body);
  });

  serve(getStudioCodesByIdReport, async ({ caller, params: { id }, query }, reply) =>
    sendCsv(reply, `codes-${id}-report`, await reportBatch(platform, { caller, batch: id, query })),
  );

  serve(postStudioCodesByIdCancel, async (request) => {
    const { id } = request.params;
    const input = { caller: request.caller, batch: id, ...request.body };
    const result = await cancelCodes(platform, input);
    const message =
      result.undo === null ? 'لا يوجد كود لم يُستخدم بين هذه الأرقام.' : 'أُلغيت الأكواد.';
    return { message, batch: presentBatch(await batchOf(db, id, now())), ...result };
  });

  serve(postStudioCodesCancel, ({ caller, body: { batches } }) =>
    cancelBatches(platform, { caller, batches }),
  );
};
