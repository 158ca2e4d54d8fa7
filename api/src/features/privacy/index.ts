import type { Feature } from '#platform/feature.ts';
import { exportWorkers } from './export/jobs.ts';
import { routes } from './routes.ts';

/** People's rights to their data: the register, and all that is kept about somebody as one file. */
export const privacy: Feature = {
  name: 'privacy',
  signedIn: routes,
  jobs: (platform) => exportWorkers(platform),
};
