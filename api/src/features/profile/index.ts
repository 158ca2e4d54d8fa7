import type { Feature } from '#platform/feature.ts';
import { removePhotoWorker } from './remove-photo.ts';
import { routes } from './routes.ts';

export { queuePhotoRemoval } from './remove-photo.ts';

export const profile: Feature = {
  name: 'profile',
  routes,
  jobs: (platform) => [removePhotoWorker(platform)],
};
