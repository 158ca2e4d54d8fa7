import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { removePhotoWorker } from './remove-photo.ts';
import { routes } from './routes.ts';

export const profile: Feature = {
  name: 'profile',
  personalData,
  routes: [routes],
  jobs: (platform) => [removePhotoWorker(platform)],
};
