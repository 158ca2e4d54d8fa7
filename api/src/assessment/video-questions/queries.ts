import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

/** A question that a video asks now. */
export interface PlacedQuestion extends Record<string, unknown> {
  id: number;
  /** The number of its published version. */
  version: number;
  points: number;
  second: number;
}

/** The questions that a lecture's video asks, in the order of their seconds; each is asked once. */
export async function placedQuestions(db: Queryable, lecture: number): Promise<PlacedQuestion[]> {
  const { rows } = await db.execute<PlacedQuestion>(sql`
    select questions.id, questions.version, questions.points, min((place ->> 'second')::int) as second
    from lectures
    cross join lateral jsonb_array_elements(lectures.video_questions) with ordinality places(place, at)
    join questions on questions.id = (place ->> 'question')::int and questions.course_id = lectures.course_id
    where lectures.id = ${lecture} and lectures.type = 'video' and questions.published and questions.kind <> 'essay'
    group by questions.id order by second, min(at)`);
  return rows;
}

/** The course of a lecture, and what its completion asks; null where there is no such lecture. */
export async function findVideo(db: Queryable, lecture: number) {
  const { rows } = await db.execute<{ course: number; required: boolean }>(
    sql`select course_id as course, questions_required as required from lectures where id = ${lecture}`,
  );
  return rows[0] ?? null;
}

/** When a person has watched a video to its end while questions were open; null for not. */
export async function hasEnded(
  db: Queryable,
  { lecture, person }: { lecture: number; person: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ ended: boolean }>(sql`select ended_at is not null as ended
    from progress where lecture_id = ${lecture} and person_id = ${person}`);
  return rows[0]?.ended ?? false;
}
