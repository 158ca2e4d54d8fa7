import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { certificateDesignRoutes } from './studio/routes.ts';

/** Certificates as papers and pictures. */
export const certificateDesign: Feature = {
  name: 'certificate-design',
  routes: [certificateDesignRoutes],
  jobs: workers,
};
