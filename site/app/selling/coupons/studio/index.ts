export { ChosenCourses } from './chosen-courses.tsx';
export { Signed } from './discount-fields.tsx';
