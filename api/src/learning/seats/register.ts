import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { purgeWorker } from './purge.ts';
import { memberRoutes } from './routes.ts';
import { restoreSeats } from './studio/change-seats.ts';
import { studioRoutes } from './studio/routes.ts';

/** On how many devices a person watches at a time. */
export const seats: Feature = {
  name: 'seats',
  personalData,
  routes: [memberRoutes, studioRoutes],
  jobs: (platform) => [purgeWorker(platform)],
  undo: { 'seats-changed': stored('settings:edit', ({ tx }) => restoreSeats(tx)) },
};
