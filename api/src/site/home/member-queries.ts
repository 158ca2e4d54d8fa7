import type { LectureKind } from '@nibras/contract/learning/courses/shapes.ts';
import { home } from '@nibras/contract/limits.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { videoPoster } from '#content/media/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { isMemberNow } from '#platform/database/membership.ts';
import { courseOpenTo, published } from '#platform/database/published.ts';
import {
  courses,
  discussions,
  lectures,
  messages,
  participants,
} from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';

export type NextLectureRow = {
  courseId: number;
  courseName: string;
  courseImage: string | null;
  lectureId: number;
  lectureName: string;
  type: LectureKind;
  minutes: number;
  poster: string | null;
  /** Seconds. */
  position: number;
  lectures: number;
  watched: number;
};

/**
 * The lecture to go on with: in the course that the person last watched or joined and has not finished, the lecture
 * that was last watched, or the next one where that is completed. Lectures that the person may not open are left out.
 */
export async function lectureToContinue(
  db: Queryable,
  person: number,
): Promise<NextLectureRow | null> {
  const { rows } = await db.execute<NextLectureRow>(sql`
    with moves as (
      select course_id, coalesce(joined_at, created_at) as at, true as joined, null::int as lecture_id
      from enrolments where person_id = ${person} and ${isMemberNow()}
      union all
      select lectures.course_id, progress.updated_at, false, lectures.id
      from progress join lectures on lectures.id = progress.lecture_id where progress.person_id = ${person}
    ), mine as (
      select course_id, max(at) as at, bool_or(joined) as joined,
        (array_agg(lecture_id order by at desc) filter (where lecture_id is not null))[1] as last
      from moves group by course_id
    )
    select courses.id as "courseId", courses.name as "courseName", courses.image as "courseImage",
      next.id as "lectureId", next.name as "lectureName", next.type, next.minutes,
      coalesce(next.poster, ${videoPoster(sql`next.video`)}) as poster, next.position,
      (select count(*)::int from lectures where lectures.course_id = courses.id and lectures.published) as lectures,
      (select count(*)::int from progress join lectures on lectures.id = progress.lecture_id
        where lectures.course_id = courses.id and lectures.published
          and progress.person_id = ${person} and progress.status = 'endWatch') as watched
    from mine
    join courses on courses.id = mine.course_id and ${courseOpenTo(person)}
    left join lateral (
      select chapters.position as chapter_position, chapters.id as chapter, lectures.position, lectures.id
      from lectures join chapters on chapters.id = lectures.chapter_id where lectures.id = mine.last
    ) last on true
    join lateral (
      select lectures.id, lectures.name, lectures.type, lectures.minutes, lectures.poster, lectures.video,
        coalesce(progress.position, 0)::float as position
      from lectures join chapters on chapters.id = lectures.chapter_id
      left join progress on progress.lecture_id = lectures.id and progress.person_id = ${person}
      where lectures.course_id = mine.course_id and lectures.published and progress.status is distinct from 'endWatch'
        and (mine.joined or lectures.free)
      order by lectures.id is not distinct from mine.last desc,
        (chapters.position, chapters.id, lectures.position, lectures.id)
          > (last.chapter_position, last.chapter, last.position, last.id) desc nulls last,
        chapters.position, chapters.id, lectures.position, lectures.id
      limit 1
    ) next on true
    order by mine.at desc, courses.id desc limit 1`);
  return rows[0] ?? null;
}

/** The person's questions with a reply that the person has not read, the newest reply first, and their number. */
export async function unreadAnswers(db: Queryable, person: number) {
  const answered = db
    .select({ id: sql<number>`max(${messages.id})`.as('answer') })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, participants.conversationId),
        sql`${messages.id} > ${participants.lastReadMessageId}`,
        sql`${messages.personId} <> ${person}`,
        visible(messages),
      ),
    )
    .as('answered');
  const rows = await db
    .select({
      id: discussions.id,
      description: discussions.description,
      conversationId: discussions.conversationId,
      courseId: courses.id,
      courseName: courses.name,
      lectureId: lectures.id,
      lectureName: lectures.name,
      answeredAt: messages.createdAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(participants)
    .innerJoin(
      discussions,
      and(
        eq(discussions.conversationId, participants.conversationId),
        eq(discussions.personId, participants.personId),
      ),
    )
    .innerJoinLateral(answered, sql`true`)
    .innerJoin(messages, eq(messages.id, answered.id))
    .innerJoin(courses, eq(courses.id, discussions.courseId))
    .innerJoin(lectures, eq(lectures.id, discussions.lectureId))
    .where(
      and(
        eq(participants.personId, person),
        courseOpenTo(person),
        published(lectures),
        visible(discussions),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(home.answers);
  return { rows, total: rows[0]?.total ?? 0 };
}
export type AnswerRow = Awaited<ReturnType<typeof unreadAnswers>>['rows'][number];
