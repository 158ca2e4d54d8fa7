import type { Feature } from '#platform/feature.ts';
import { deletionWorkers } from './deletion/jobs.ts';
import { exportWorkers } from './export/jobs.ts';
import { routes } from './routes.ts';

/** People's rights to their data: the register, all that is kept about somebody as one file, and the deletion of their account. */
export const privacy: Feature = {
  name: 'privacy',
  routes: [routes],
  jobs: (platform) => [...exportWorkers(platform), ...deletionWorkers(platform)],
};
