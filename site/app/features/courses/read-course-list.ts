import { readCourseList as schema } from '@nibras/contract/reading-courses.ts';

/**
 * The courses of an answer and how many pages there are; a course that cannot be shown is left out.
 * Throws where there is no list.
 */
export function readCourseList(body: unknown) {
  const { data, meta } = schema.parse(body);
  return { courses: data, page: meta.current_page, lastPage: meta.last_page };
}
