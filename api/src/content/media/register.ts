import type { Feature } from '#platform/feature.ts';
import type { ReceiveFilm } from './film-receiver.ts';
import { workers } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { uploadRoutes } from './uploads/routes.ts';

/**
 * The files of content: uploads, the library, and what is done with a file before it can be used.
 * @param receiveFilm is called for each film that was uploaded for a lecture
 */
export const createMedia = (receiveFilm: ReceiveFilm): Feature => ({
  name: 'media',
  personalData,
  routes: [routes],
  rawRoutes: uploadRoutes,
  jobs: (platform) => workers(platform, receiveFilm),
});
