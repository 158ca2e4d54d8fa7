import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { deletionWorkers } from './deletion/jobs.ts';
import { exportWorkers } from './export/jobs.ts';
import { personalData } from './personal-data.ts';
import { dataRequestEvents } from './requests/timeline.ts';
import { waitingRequests } from './requests/waiting.ts';
import { createRoutes } from './routes.ts';

/** People's rights to their data: the register, all that is kept about a person as one file, and the deletion of their account. */
export const createPrivacy = (registered: () => Registered): Feature => ({
  name: 'privacy',
  personalData,
  routes: [createRoutes(registered)],
  jobs: (platform) => {
    const services = { ...platform, personalData: registered().personalData };
    return [...exportWorkers(services), ...deletionWorkers(services)];
  },
  waiting: { requests: waitingRequests },
  timeline: [dataRequestEvents],
});
