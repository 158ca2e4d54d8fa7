import {
  dataExportAnswer,
  dataExportAsked,
  exportAddressAnswer,
} from '@nibras/contract/people/privacy/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { downloadExport } from './download-export.ts';
import { presentExport } from './present.ts';
import { lastExport } from './queries.ts';
import { requestExport } from './request-export.ts';

const asked = 'نجمع بياناتك الآن. نخبرك حين تصير جاهزة.';

export const exportRoutes: Routes = (app, platform) => {
  app.get(
    '/api/my-data/export',
    { schema: { response: { 200: dataExportAnswer } } },
    async (request) => {
      const row = await lastExport(platform.db, signedIn(request).id);
      return { data: row && presentExport(row, platform.now()) };
    },
  );

  app.post(
    '/api/my-data/export',
    { config: { freshProof: true }, schema: { response: { 200: dataExportAsked } } },
    async (request) => {
      const { id: personId } = signedIn(request);
      const row = await requestExport(platform, { personId });
      return { message: asked, data: presentExport(row, platform.now()) };
    },
  );

  app.get(
    '/api/my-data/export/address',
    { config: { freshProof: true }, schema: { response: { 200: exportAddressAnswer } } },
    async (request, reply) => {
      const { fileBase, proof } = filesFor(platform, request, reply);
      const path = await downloadExport(platform, { caller: signedIn(request), proof });
      return { data: { url: fileBase + path } };
    },
  );
};
