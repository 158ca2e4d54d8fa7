import {
  certificatePreviewAnswer,
  certificatePreviewBody,
} from '@nibras/contract/learning/certificate-design/studio/shapes.ts';
import { costly, certificates as limits } from '@nibras/contract/limits.ts';
import { can } from '#features/content/index.ts';
import { boundedQueue } from '#platform/bounded-queue.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { perPerson } from '#platform/http/caller.ts';
import { drawPreview } from './draw-preview.ts';

const rateLimit = perPerson(costly.certificatePreviewsPerMinutePerPerson);

export const certificateDesignRoutes: Routes = (app, platform) => {
  const drawings = boundedQueue({ atOnce: 1, waiting: limits.previewsWaiting }, (): never => {
    throw new AppError('unavailable', { retryAfter: 2 });
  });

  app.post(
    '/api/studio/certificate-design/preview',
    {
      config: { rateLimit },
      schema: { body: certificatePreviewBody, response: { 200: certificatePreviewAnswer } },
    },
    async (request, reply) => {
      if (!can(signedIn(request), 'settings:edit')) throw new AppError('forbidden');
      const picture = await drawings.run(() => drawPreview(platform, request.body));
      return reply.type('image/png').header('Cache-Control', 'no-store').send(picture);
    },
  );
};
