import { type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from './kinds.ts';

const conditions: Partial<Record<ContentKind, SQL>> = {
  course: sql`exists (select from enrolments where course_id = item.id)
    or exists (select from discussions where course_id = item.id)`,
  lecture: sql`exists (select from progress where lecture_id = item.id)
    or exists (select from discussions where lecture_id = item.id)
    or exists (select from quiz_attempts where lecture_id = item.id)
    or exists (select from exercise_attempts where lecture_id = item.id)
    or exists (select from video_answers where lecture_id = item.id)`,
  question: sql`exists (select from question_versions where question_id = item.id)`,
};

/** Whether people have left something on a row called `item`, which would be deleted with it: it stays in the trash beyond its time. */
export const usedByPeople = (kind: ContentKind): SQL => conditions[kind] ?? sql`false`;
