import {
  getCertificatesByCodeCard,
  getCertificatesByCodePdf,
  getCertificatesByCodePng,
} from '@nibras/contract/learning/certificates/calls.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { boundedQueue } from '#platform/bounded-queue.ts';
import type { Routes } from '#platform/feature.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { drawings } from './draw-certificate.ts';
import { certificateByCode } from './queries.ts';

const calls = {
  pdf: getCertificatesByCodePdf,
  png: getCertificatesByCodePng,
  card: getCertificatesByCodeCard,
};

/** The files of a certificate. A withdrawn one says so on each, so nobody keeps an older answer. */
export const fileRoutes: Routes = (serve, platform) => {
  const { drawnAtOnce: atOnce, drawingsWaiting: waiting } = limits;
  const queue = boundedQueue({ atOnce, waiting }, (): never => {
    throw new AppError('unavailable', { retryAfter: limits.retryAfterSeconds });
  });
  for (const kind of ['pdf', 'png', 'card'] as const) {
    const { type, draw } = drawings[kind];
    const ending = kind === 'pdf' ? 'pdf' : 'png';
    serve(calls[kind], async (request, reply) => {
      const { code } = request.params;
      const row = orThrow(await certificateByCode(platform.db, code), 'certificate-not-found');
      const file = await queue.run(() => draw(platform, row));
      return (
        reply
          .type(type)
          .header('Cache-Control', 'no-cache')
          // Shown by other sites, which fetch it themselves or through their visitors' browsers.
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .header('Content-Disposition', `inline; filename="certificate-${row.code}.${ending}"`)
          .send(file)
      );
    });
  }
};
