import type { Feature } from '#platform/feature.ts';
import { accessEndsWorker } from './access-ends.ts';
import { createRoutes } from './routes.ts';
import type { SellCourse } from './sell-course.ts';

export { notifyOfEnds } from './access-ends.ts';
export { closeUpDays } from './close-up-days.ts';
export { type GivenAccess, grantAccess, withdrawAccess } from './grant-access.ts';
export { membersAmong, notifyOfAccess } from './notify-of-access.ts';
export { enrolmentState } from './queries.ts';

export type { SellCourse } from './sell-course.ts';

/** Joining courses, and who has access to them until when. @param sell opens the purchase of a priced course */
export const createEnrolment = (sell: SellCourse): Feature => ({
  name: 'enrolment',
  routes: createRoutes(sell),
  jobs: (platform) => [accessEndsWorker(platform)],
});
