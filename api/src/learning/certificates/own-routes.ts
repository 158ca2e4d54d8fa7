import {
  deleteMyCertificatesByCodeCorrection,
  getMyCertificates,
  postMyCertificatesByCodeCorrection,
  putCertificateName,
} from '@nibras/contract/learning/certificates/calls.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Routes } from '#platform/feature.ts';
import { askCorrection, takeCorrectionBack } from './ask-correction.ts';
import { chooseName, namesOf } from './certificate-names.ts';
import { certificatesOf, ownRow } from './own-queries.ts';
import { presentOwn, presentWaiting } from './present.ts';
import { waitingOf } from './waiting-certificates.ts';

export const ownRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getMyCertificates, async (request) => {
    const person = request.caller.id;
    const wanted = { person, ...request.query };
    const rows = await certificatesOf(db, wanted);
    const waiting = await waitingOf(db, wanted);
    return {
      certificates: rows.map(presentOwn),
      waiting: waiting.map(presentWaiting),
      names: await namesOf(db, person),
    };
  });

  serve(putCertificateName, async (request) => {
    const names = await chooseName(platform, { person: request.caller.id, ...request.body });
    return { message: wording`حُفظ الاسم لشهاداتك القادمة.`, names };
  });

  serve(postMyCertificatesByCodeCorrection, async (request) => {
    const input = { person: request.caller.id, ...request.params, ...request.body };
    const id = await askCorrection(platform, input);
    return {
      message: 'وصل طلبك، ونخبرك بالقرار.',
      certificate: presentOwn(await ownRow(db, id)),
    };
  });

  serve(deleteMyCertificatesByCodeCorrection, async (request) => {
    const input = { person: request.caller.id, ...request.params };
    const id = await takeCorrectionBack(platform, input);
    return { message: 'أُلغي طلب التصحيح.', certificate: presentOwn(await ownRow(db, id)) };
  });
};
