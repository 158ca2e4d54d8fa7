import {
  getMyDataExport,
  getMyDataExportAddress,
  postMyDataExport,
} from '@nibras/contract/people/privacy/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { downloadExport } from './download-export.ts';
import { presentExport } from './present.ts';
import { lastExport } from './queries.ts';
import { requestExport } from './request-export.ts';

const input = 'نجمع بياناتك الآن. نخبرك حين تصير جاهزة.';

export const exportRoutes: Routes = (serve, platform) => {
  serve(getMyDataExport, async (request) => {
    const row = await lastExport(platform.db, request.caller.id);
    return { data: row && presentExport(row, platform.now()) };
  });

  serve(postMyDataExport, async (request) => {
    const { id: personId } = request.caller;
    const row = await requestExport(platform, { personId });
    return { message: input, data: presentExport(row, platform.now()) };
  });

  serve(getMyDataExportAddress, async (request, reply) => {
    const { fileBase, proof } = filesFor(platform, request, reply);
    const path = await downloadExport(platform, { caller: request.caller, proof });
    return { data: { url: fileBase + path } };
  });
};
