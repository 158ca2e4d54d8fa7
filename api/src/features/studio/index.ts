import type { Feature } from '#platform/feature.ts';
import { importWorkers } from './imports/jobs.ts';
import { routes } from './routes.ts';

/** Courses, their structure and staff, categories, search, log and bin for those who work on them. */
export const studio: Feature = { name: 'studio', routes, jobs: importWorkers };
