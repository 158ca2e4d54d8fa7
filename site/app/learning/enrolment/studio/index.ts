export { AccessEnd } from './access-end.tsx';
export { AccessMenu } from './access-menu.tsx';
export { CourseDialog } from './course-dialog.tsx';
export { CourseFilter } from './course-filter.tsx';
export { GrantCourse } from './grant-course.tsx';
export { noEnd, type Until, UntilField, untilTime } from './until-field.tsx';
export { type EnrolmentActions, useEnrolmentActions } from './use-enrolment-actions.ts';
