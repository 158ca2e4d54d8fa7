import type { Feature } from '#platform/feature.ts';
import { purgeWorker } from './purge.ts';
import { routes } from './routes.ts';

export { vitalsSummary } from './summary.ts';
export { vitalsTable } from './table.ts';

export const vitals: Feature = {
  name: 'vitals',
  routes,
  jobs: (platform) => [purgeWorker(platform)],
};
