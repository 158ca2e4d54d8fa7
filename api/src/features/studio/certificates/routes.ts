import { Readable } from 'node:stream';
import {
  certificatesExportQuery,
  changedCertificateAnswer,
  correctionParams,
  declineCorrectionBody,
  grantCertificateBody,
  reissueCertificateBody,
  revokeCertificateBody,
  studioCertificateAnswer,
  studioCertificateParams,
  studioCertificatesAnswer,
  studioCertificatesQuery,
} from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { costly } from '@nibras/contract/limits.ts';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import type { Person } from '../scope.ts';
import { type Changed, reissue, revoke } from './change-certificate.ts';
import { acceptCorrection, declineCorrection } from './decide-correction.ts';
import { exportCertificates } from './export-certificates.ts';
import { grantCertificate } from './grant-certificate.ts';
import { readCertificate, readCertificates } from './read-certificates.ts';

const list = '/api/studio/certificates';
const one = `${list}/:id` as const;
const correction = '/api/studio/certificate-corrections/:id' as const;
/** Certificates are in no cached response. */
const config = { skipInvalidation: true } as const;

export const certificateRoutes: Routes = (app, platform) => {
  const { db } = platform;
  const answer = async (caller: Person, { id, undo }: Changed, message: string) => ({
    message,
    certificate: await readCertificate(db, { caller, id }),
    undo,
  });
  const response = { 200: changedCertificateAnswer };

  app.get(
    list,
    {
      config: { searchable: true },
      schema: { querystring: studioCertificatesQuery, response: { 200: studioCertificatesAnswer } },
    },
    (request) => readCertificates(platform, { caller: signedIn(request), query: request.query }),
  );

  app.get(
    `${list}/export`,
    {
      config: {
        freshProof: true,
        searchable: true,
        rateLimit: perPerson(costly.exportsPerMinutePerPerson),
      },
      schema: { querystring: certificatesExportQuery, response: { 200: z.any() } },
    },
    async (request, reply) => {
      const asked = { caller: signedIn(request), query: request.query };
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="certificates.csv"')
        .send(Readable.from(await exportCertificates(platform, asked)));
    },
  );

  app.get(
    one,
    { schema: { params: studioCertificateParams, response: { 200: studioCertificateAnswer } } },
    async (request) => ({
      certificate: await readCertificate(db, { caller: signedIn(request), ...request.params }),
    }),
  );

  app.post(
    list,
    { config: { ...config, freshProof: true }, schema: { body: grantCertificateBody, response } },
    async (request) => {
      const caller = signedIn(request);
      const changed = await grantCertificate(platform, { caller, ...request.body });
      return answer(caller, changed, 'مُنحت الشهادة، وأُخبر صاحبها.');
    },
  );

  app.post(
    `${one}/revoke`,
    { config, schema: { params: studioCertificateParams, body: revokeCertificateBody, response } },
    async (request) => {
      const caller = signedIn(request);
      const changed = await revoke(platform, { caller, ...request.params, ...request.body });
      return answer(caller, changed, 'سُحبت الشهادة، وأُخبر صاحبها.');
    },
  );

  app.post(
    `${one}/reissue`,
    { config, schema: { params: studioCertificateParams, body: reissueCertificateBody, response } },
    async (request) => {
      const caller = signedIn(request);
      const changed = await reissue(platform, { caller, ...request.params, ...request.body });
      return answer(caller, changed, 'صدرت شهادة بالاسم المصحح.');
    },
  );

  app.post(
    `${correction}/accept`,
    { config, schema: { params: correctionParams, response } },
    async (request) => {
      const caller = signedIn(request);
      const changed = await acceptCorrection(platform, { caller, ...request.params });
      return answer(caller, changed, 'صدرت شهادة بالاسم المصحح.');
    },
  );

  app.post(
    `${correction}/decline`,
    { config, schema: { params: correctionParams, body: declineCorrectionBody, response } },
    async (request) => {
      const caller = signedIn(request);
      const asked = { caller, ...request.params, ...request.body };
      return answer(caller, await declineCorrection(platform, asked), 'رُفض الطلب، وأُخبر صاحبه.');
    },
  );
};
