import { getCertificatesByCode } from '@nibras/contract/learning/certificates/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { isCoursePublic } from './own-queries.ts';
import { presentPublic } from './present.ts';
import { certificateByCode } from './queries.ts';

/** A withdrawn certificate says so from then on: nobody keeps an older answer. */
const fresh = 'no-cache';

export const publicRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getCertificatesByCode, async (request, reply) => {
    const row = orThrow(await certificateByCode(db, request.params.code), 'certificate-not-found');
    reply.header('Cache-Control', fresh);
    const isPublic = await isCoursePublic(db, row.courseId);
    // Credentials name their issuer by the installation's address.
    const signed = platform.settings().publicUrl !== null;
    return { certificate: presentPublic(row, { isPublic, signed }) };
  });
};
