import type { Feature } from '#platform/feature.ts';
import { jobWorker } from '#platform/jobs/jobs.ts';
import { runMachine } from './machine/run-machine.ts';
import { machineKind } from './machine/start-machine.ts';
import { personalData } from './personal-data.ts';
import { captionsRoutes } from './studio/routes.ts';

/** Captions that are written and corrected in the studio, and their drafts by machine. */
export const captions: Feature = {
  name: 'captions',
  personalData,
  routes: [captionsRoutes],
  jobs: (platform) => [
    jobWorker(machineKind, (data, { last }) => runMachine(platform, data, last)),
  ],
};
