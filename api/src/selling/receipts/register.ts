import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { routes } from './routes.ts';

/** Receipts and notes of refunds, and their papers. */
export const receipts: Feature = { name: 'receipts', routes: [routes], jobs: workers };
