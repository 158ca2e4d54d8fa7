import type { StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import type { StudioCourseRow } from './list-courses.ts';

/** A price as it is typed; null also for one that is not a number, which a draft may have. */
const presentPrice = (price: string | null): string | null =>
  price === null || price.trim() === '' || Number.isNaN(Number(price))
    ? null
    : String(Number(price));

/** @param mayPublish whether the caller may publish a course in which they have this part */
export function presentStudioCourse(
  row: StudioCourseRow,
  mayPublish: (role: StudioCourseRow['role']) => boolean,
): StudioCourse {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    state: row.state,
    published: row.published,
    publish_at: row.publishAt?.toISOString() ?? null,
    students: row.students,
    lectures: row.lectures,
    draft_lectures: row.draftLectures,
    hidden_lectures: row.hiddenLectures,
    has_draft: row.hasDraft,
    draft_version: row.draftVersion,
    price: presentPrice(row.price),
    may_publish: mayPublish(row.role),
    updated_at: row.workedAt.toISOString(),
    teacher: { id: row.teacherId, name: row.teacherName },
    role: row.role,
  };
}
