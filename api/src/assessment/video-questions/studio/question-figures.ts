import type { VideoQuestionFigures } from '@nibras/contract/assessment/video-questions/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import { ofLearner } from '#assessment/statistics/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { requireInCourse } from '#platform/http/course-access.ts';
import { findVideo } from '../queries.ts';

/**
 * How students have answered the questions of a video, each counted once for each question.
 * @throws AppError lecture-not-found, forbidden
 */
export async function questionFigures(
  db: Queryable,
  { caller, lecture }: { caller: Person; lecture: number },
): Promise<VideoQuestionFigures[]> {
  const missing = 'lecture-not-found';
  const { course } = orThrow(await findVideo(db, lecture), missing);
  await requireInCourse(db, { caller, course, capability: 'course:watch', missing });
  const { rows } = await db.execute<VideoQuestionFigures & Record<string, unknown>>(sql`
    select question, count(*)::int as answered,
      count(*) filter (where first_share = 1)::int as right_first, count(*) filter (where best_share = 1)::int as right
    from (select question_id as question, person_id, max(share) as best_share,
        (array_agg(share order by answer.id))[1] as first_share
      from video_answers answer join question_versions on question_versions.id = answer.question_version_id
      where answer.lecture_id = ${lecture} and question_id is not null and ${ofLearner(sql`answer`)}
      group by question_id, person_id) one
    group by question order by question`);
  return rows;
}
