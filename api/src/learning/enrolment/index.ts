export { notifyOfEnds } from './access-ends.ts';
export { closeUpDays } from './close-up-days.ts';
export { type GivenAccess, grantAccess, withdrawAccess } from './grant-access.ts';
export { membersAmong, notifyOfAccess } from './notify-of-access.ts';
export { enrolmentState } from './queries.ts';
export type { SellCourse } from './sell-course.ts';
export { requireFuture } from './studio/access-scope.ts';
export { changeBack } from './studio/undo-access.ts';
