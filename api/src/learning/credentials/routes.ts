import {
  getCertificateStatusByList,
  getCertificatesByCodeJson,
  getDid,
} from '@nibras/contract/learning/credentials/calls.ts';
import { certificateByCode } from '#learning/certificates/index.ts';
import type { Routes } from '#platform/feature.ts';
import { AppError } from '#platform/http/app-error.ts';
import { credentialOf } from './credential.ts';
import { didDocument, openIssuer } from './issuer.ts';
import { signCredential } from './sign.ts';
import { statusListCredential } from './status-list.ts';

/** Verifiers run on other sites, and ask again soon whether a certificate was withdrawn. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=60',
};

export const routes: Routes = (serve, platform) => {
  serve(getCertificatesByCodeJson, async (request, reply) => {
    const certificate = await certificateByCode(platform.db, request.params.code);
    if (!certificate) throw new AppError('certificate-not-found');
    const issuer = await openIssuer(platform);
    const credential = credentialOf(issuer, certificate);
    reply.headers(headers);
    return signCredential(issuer, credential, certificate.issuedAt);
  });

  serve(getCertificateStatusByList, async (request, reply) => {
    const issuer = await openIssuer(platform);
    const now = platform.now();
    const { list } = request.params;
    const credential = await statusListCredential(platform.db, issuer, { list, now });
    reply.headers(headers);
    return signCredential(issuer, credential, now);
  });

  serve(getDid, async (_request, reply) => {
    reply.headers(headers);
    return didDocument(await openIssuer(platform));
  });
};
