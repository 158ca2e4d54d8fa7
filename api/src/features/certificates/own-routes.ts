import {
  deleteMyCertificatesByCodeCorrection,
  getMyCertificates,
  postMyCertificatesByCodeCorrection,
  putCertificateName,
} from '@nibras/contract/learning/certificates/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { askCorrection, takeCorrectionBack } from './ask-correction.ts';
import { chooseName, namesOf } from './certificate-names.ts';
import { certificatesOf, ownRow } from './own-queries.ts';
import { presentOwn } from './present.ts';

export const ownRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getMyCertificates, async (request) => {
    const person = signedIn(request).id;
    const rows = await certificatesOf(db, { person, ...request.query });
    return { certificates: rows.map(presentOwn), names: await namesOf(db, person) };
  });

  serve(putCertificateName, async (request) => {
    const names = await chooseName(platform, { person: signedIn(request).id, ...request.body });
    return { message: 'حُفظ الاسم لشهاداتك القادمة.', names };
  });

  serve(postMyCertificatesByCodeCorrection, async (request) => {
    const asked = { person: signedIn(request).id, ...request.params, ...request.body };
    const id = await askCorrection(platform, asked);
    return {
      message: 'وصل طلبك، ونخبرك بالقرار.',
      certificate: presentOwn(await ownRow(db, id)),
    };
  });

  serve(deleteMyCertificatesByCodeCorrection, async (request) => {
    const asked = { person: signedIn(request).id, ...request.params };
    const id = await takeCorrectionBack(platform, asked);
    return { message: 'أُلغي طلب التصحيح.', certificate: presentOwn(await ownRow(db, id)) };
  });
};
