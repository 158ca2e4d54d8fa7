import {
  certificateParams,
  credentialAnswer,
  didAnswer,
  statusListParams,
} from '@nibras/contract/learning/credentials/shapes.ts';
import { certificateByCode, guessLimit } from '#features/certificates/index.ts';
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

export const routes: Routes = (app, platform) => {
  app.get(
    '/api/certificates/:code/json',
    {
      config: { rateLimit: guessLimit },
      schema: { params: certificateParams, response: { 200: credentialAnswer } },
    },
    async (request, reply) => {
      const certificate = await certificateByCode(platform.db, request.params.code);
      if (!certificate) throw new AppError('certificate-not-found');
      const issuer = await openIssuer(platform);
      const credential = credentialOf(issuer, certificate);
      reply.headers(headers);
      return signCredential(issuer, credential, certificate.issuedAt);
    },
  );

  app.get(
    '/api/certificate-status/:list',
    { schema: { params: statusListParams, response: { 200: credentialAnswer } } },
    async (request, reply) => {
      const issuer = await openIssuer(platform);
      const now = platform.now();
      const { list } = request.params;
      const credential = await statusListCredential(platform.db, issuer, { list, now });
      reply.headers(headers);
      return signCredential(issuer, credential, now);
    },
  );

  app.get('/api/did', { schema: { response: { 200: didAnswer } } }, async (_request, reply) => {
    reply.headers(headers);
    return didDocument(await openIssuer(platform));
  });
};
