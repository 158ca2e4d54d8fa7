import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import type { ReceiveVideo } from './video-receiver.ts';

/**
 * The files of content: uploads, the library, and what is done with a file before it can be used.
 * @param receiveFilm is called for each video that was uploaded for a lecture
 */
export const createMedia = (receiveVideo: ReceiveVideo): Feature => ({
  name: 'media',
  personalData,
  routes: [routes],
  rawRoutes: uploadRoutes,
  jobs: (platform) => workers(platform, receiveVideo),
});
