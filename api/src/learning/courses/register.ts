import type { Feature } from '#platform/feature.ts';
import type { ReadMarks } from './lecture-work.ts';
import type { CanPay } from './payable.ts';
import { personalData } from './personal-data.ts';
import { createMemberRoutes, createVisitorRoutes } from './routes.ts';
import { courseRoutes } from './studio/routes.ts';
import { courseSearch } from './studio/search.ts';

/**
 * @param readMarks the marks of a person in a course's lectures
 * @param canPay whether the caller has a payment method for a course now
 */
export const createCourses = (readMarks: ReadMarks, canPay: CanPay): Feature => ({
  name: 'courses',
  personalData,
  search: courseSearch,
  routes: [courseRoutes, createVisitorRoutes(canPay), createMemberRoutes(readMarks, canPay)],
});
