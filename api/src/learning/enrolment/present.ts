import type { MyCourse } from '@nibras/contract/learning/enrolment/shapes.ts';
import type { JoinedCourseRow } from './queries.ts';

export function presentMyCourse(row: JoinedCourseRow): MyCourse {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    teacher: { id: row.teacherId, name: row.teacherName, profile_photo_url: row.teacherPhoto },
    rate: row.rating,
    lectures_count: row.lectures,
    watched_count: row.watched,
    next_lecture_id: row.active ? row.nextLecture : null,
    access_until: row.accessUntil?.toISOString() ?? null,
    active: row.active,
  };
}
