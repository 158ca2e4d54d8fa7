import type { Feature } from '#platform/feature.ts';
import { removePhotoWorker } from './remove-photo.ts';
import { routes } from './routes.ts';

export const profile: Feature = {
  name: 'profile',
  routes: [routes],
  jobs: (platform) => [removePhotoWorker(platform)],
};
