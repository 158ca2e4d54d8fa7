import type { Feature } from '#platform/feature.ts';
import { accessEndsWorker } from './access-ends.ts';
import { routes } from './routes.ts';

export { tellOfEnds } from './access-ends.ts';
export { type GivenAccess, grantAccess, withdrawAccess } from './grant-access.ts';
export { enrolmentState } from './queries.ts';
export { membersAmong, tellAccess } from './tell-access.ts';

export const enrolment: Feature = {
  name: 'enrolment',
  signedIn: routes,
  jobs: (platform) => [accessEndsWorker(platform)],
};
