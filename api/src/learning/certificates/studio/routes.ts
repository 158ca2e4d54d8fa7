import { Readable } from 'node:stream';
import {
  getStudioCertificates,
  getStudioCertificatesById,
  getStudioCertificatesExport,
  postStudioCertificateCorrectionsByIdAccept,
  postStudioCertificateCorrectionsByIdDecline,
  postStudioCertificates,
  postStudioCertificatesByIdReissue,
  postStudioCertificatesByIdRevoke,
} from '@nibras/contract/learning/certificates/studio/calls.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Routes } from '#platform/feature.ts';
import type { Person } from '#platform/http/access.ts';

import { type Changed, reissue, revoke } from './change-certificate.ts';
import { acceptCorrection, declineCorrection } from './decide-correction.ts';
import { exportCertificates } from './export-certificates.ts';
import { grantCertificate } from './grant-certificate.ts';
import { readCertificate, readCertificates } from './read-certificates.ts';

export const certificateRoutes: Routes = (serve, platform) => {
  const { db } = platform;
  const answer = async (caller: Person, { id, undo }: Changed, message: string) => ({
    message,
    certificate: await readCertificate(db, { caller, id }),
    undo,
  });

  serve(getStudioCertificates, (request) =>
    readCertificates(platform, { caller: request.caller, query: request.query }),
  );

  serve(getStudioCertificatesExport, async (request, reply) => {
    const input = { caller: request.caller, query: request.query };
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="certificates.csv"')
      .send(Readable.from(await exportCertificates(platform, input)));
  });

  serve(getStudioCertificatesById, async (request) => ({
    certificate: await readCertificate(db, { caller: request.caller, ...request.params }),
  }));

  serve(postStudioCertificates, async (request) => {
    const { caller } = request;
    const { id, undo } = await grantCertificate(platform, { caller, ...request.body });
    if (id !== null)
      return answer(caller, { id, undo }, wording`{مُنحت|مُنح} الشهادة، وأُخبر {صاحبها|صاحبه}.`);
    const message = wording`في الاسم أحرف لا تُطبع، فطلبنا من صاحبه اسمًا آخر. {تصدر|يصدر} الشهادة عند اختياره.`;
    return { message, certificate: null, undo };
  });

  serve(postStudioCertificatesByIdRevoke, async (request) => {
    const { caller } = request;
    const changed = await revoke(platform, { caller, ...request.params, ...request.body });
    return answer(caller, changed, wording`{سُحبت|سُحب} الشهادة، وأُخبر {صاحبها|صاحبه}.`);
  });

  serve(postStudioCertificatesByIdReissue, async (request) => {
    const { caller } = request;
    const changed = await reissue(platform, { caller, ...request.params, ...request.body });
    return answer(caller, changed, wording`{صدرت|صدر} شهادة بالاسم المصحح.`);
  });

  serve(postStudioCertificateCorrectionsByIdAccept, async (request) => {
    const { caller } = request;
    const changed = await acceptCorrection(platform, { caller, ...request.params });
    return answer(caller, changed, wording`{صدرت|صدر} شهادة بالاسم المصحح.`);
  });

  serve(postStudioCertificateCorrectionsByIdDecline, async (request) => {
    const { caller } = request;
    const input = { caller, ...request.params, ...request.body };
    return answer(caller, await declineCorrection(platform, input), 'رُفض الطلب، وأُخبر صاحبه.');
  });
};
