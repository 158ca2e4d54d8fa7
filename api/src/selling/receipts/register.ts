import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

/** Receipts and notes of refunds, and their papers. */
export const receipts: Feature = {
  name: 'receipts',
  personalData,
  routes: [routes],
  jobs: workers,
};
