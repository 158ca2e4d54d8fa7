import type { Feature } from '#platform/feature.ts';
import type { ReceiveFilm } from './film-receiver.ts';
import { workers } from './jobs.ts';
import { routes } from './routes.ts';
import { uploadRoutes } from './uploads/routes.ts';

export type { ReadyFilm } from './film-receiver.ts';
export { mayUseMedia } from './may-use-media.ts';
export { readUnreadCaptions } from './processing/caption-lines.ts';
export { findFfmpeg } from './processing/ffmpeg.ts';
export { readQuotas, usedBytes } from './quota.ts';
export { storePictures } from './store-pictures.ts';

/**
 * The files of content: uploads, the library, and what is done with a file before it can be used.
 * @param receiveFilm is called for each film that was uploaded for a lecture
 */
export const createMedia = (receiveFilm: ReceiveFilm): Feature => ({
  name: 'media',
  routes,
  rawRoutes: uploadRoutes,
  jobs: (platform) => workers(platform, receiveFilm),
});
