import { getPreviewsByKindByIdByFile } from '@nibras/contract/content/previews/calls.ts';
import { previews as limits } from '@nibras/contract/limits.ts';
import { boundedQueue } from '#platform/bounded-queue.ts';
import type { Routes } from '#platform/feature.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { addCacheTags } from '#platform/http/cache/cache-plugin.ts';
import { drawPreview } from './draw-preview.ts';
import { previewPath } from './preview-path.ts';
import { previewFacts } from './queries.ts';

const notFound = { courses: 'course-not-found', articles: 'article-not-found' } as const;

export const routes: Routes = (serve, { db, settings }) => {
  const drawings = boundedQueue({ atOnce: limits.atOnce, waiting: limits.waiting }, (): never => {
    throw new AppError('unavailable', { retryAfter: limits.retryAfterSeconds });
  });

  serve(getPreviewsByKindByIdByFile, async (request, reply) => {
    const { kind, id } = request.params;
    addCacheTags(request, kind);
    const facts = orThrow(await previewFacts(db, { kind, id }), notFound[kind]);
    // Only the current version is drawn: otherwise every invented version would be a picture to draw.
    const path = previewPath(facts);
    if (!path.endsWith(`/${request.params.file}`)) return reply.redirect(path, 302);
    const picture = await drawings.run(() => drawPreview(facts, settings()));
    // Shown by other sites, which fetch it themselves or through their visitors' browsers.
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin').type('image/jpeg');
    return reply.send(picture);
  });
};
