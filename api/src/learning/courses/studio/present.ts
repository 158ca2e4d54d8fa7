import type { StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import type { StudioCourseRow } from './list-courses.ts';

export function presentStudioCourse(row: StudioCourseRow): StudioCourse {
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
    has_draft: row.hasDraft,
    updated_at: row.workedAt.toISOString(),
    teacher: { id: row.teacherId, name: row.teacherName },
    role: row.role,
  };
}
