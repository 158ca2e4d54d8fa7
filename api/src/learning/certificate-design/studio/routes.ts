import { postStudioCertificateDesignPreview } from '@nibras/contract/learning/certificate-design/studio/calls.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { boundedQueue } from '#platform/bounded-queue.ts';
import type { Routes } from '#platform/feature.ts';
import { AppError } from '#platform/http/app-error.ts';
import { drawPreview } from './draw-preview.ts';

export const certificateDesignRoutes: Routes = (serve, platform) => {
  const drawings = boundedQueue({ atOnce: 1, waiting: limits.previewsWaiting }, (): never => {
    throw new AppError('unavailable', { retryAfter: 2 });
  });

  serve(postStudioCertificateDesignPreview, async (request, reply) => {
    const picture = await drawings.run(() => drawPreview(platform, request.body));
    return reply.type('image/png').header('Cache-Control', 'no-store').send(picture);
  });
};
