import type { Feature } from '#platform/feature.ts';
import { accessEndsWorker } from './access-ends.ts';
import { routes } from './routes.ts';

export { notifyOfEnds } from './access-ends.ts';
export { type GivenAccess, grantAccess, withdrawAccess } from './grant-access.ts';
export { membersAmong, notifyOfAccess } from './notify-of-access.ts';
export { enrolmentState } from './queries.ts';

export const enrolment: Feature = {
  name: 'enrolment',
  signedIn: routes,
  jobs: (platform) => [accessEndsWorker(platform)],
};
