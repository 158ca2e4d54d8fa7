export {
  type CourseAction,
  changeCourses,
} from './studio/change-courses.ts';
export { inScope, orderInScope, type Scope, studioScope } from './studio/scope.ts';
