import {
  certificateNameAnswer,
  certificateNameBody,
  certificateParams,
  correctionBody,
  ownCertificateAnswer,
  ownCertificatesAnswer,
  ownCertificatesQuery,
} from '@nibras/contract/learning/certificates/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { askCorrection, takeCorrectionBack } from './ask-correction.ts';
import { chooseName, namesOf } from './certificate-names.ts';
import { certificatesOf, ownRow } from './own-queries.ts';
import { presentOwn } from './present.ts';

const path = '/api/my-certificates';
const correction = `${path}/:code/correction` as const;
/** Certificates are in no cached response. */
const config = { skipInvalidation: true } as const;

export const ownRoutes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    path,
    { schema: { querystring: ownCertificatesQuery, response: { 200: ownCertificatesAnswer } } },
    async (request) => {
      const person = signedIn(request).id;
      const rows = await certificatesOf(db, { person, ...request.query });
      return { certificates: rows.map(presentOwn), names: await namesOf(db, person) };
    },
  );

  app.put(
    '/api/certificate-name',
    { schema: { body: certificateNameBody, response: { 200: certificateNameAnswer } } },
    async (request) => {
      const names = await chooseName(platform, { person: signedIn(request).id, ...request.body });
      return { message: 'حُفظ الاسم لشهاداتك القادمة.', names };
    },
  );

  app.post(
    correction,
    {
      config,
      schema: {
        params: certificateParams,
        body: correctionBody,
        response: { 200: ownCertificateAnswer },
      },
    },
    async (request) => {
      const asked = { person: signedIn(request).id, ...request.params, ...request.body };
      const id = await askCorrection(platform, asked);
      return {
        message: 'وصل طلبك، ونخبرك بالقرار.',
        certificate: presentOwn(await ownRow(db, id)),
      };
    },
  );

  app.delete(
    correction,
    { config, schema: { params: certificateParams, response: { 200: ownCertificateAnswer } } },
    async (request) => {
      const asked = { person: signedIn(request).id, ...request.params };
      const id = await takeCorrectionBack(platform, asked);
      return { message: 'أُلغي طلب التصحيح.', certificate: presentOwn(await ownRow(db, id)) };
    },
  );
};
