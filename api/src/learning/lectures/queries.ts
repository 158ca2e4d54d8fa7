import type { WatchState } from '@nibras/contract/learning/lectures/shapes.ts';
import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { courseRoleOf } from '#content/items/index.ts';
import { streamColumn, videoPoster } from '#content/media/index.ts';
import { enrolmentIn, workColumn } from '#learning/courses/index.ts';
import { atAddress } from '#platform/database/at-address.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { courseOpenTo, published } from '#platform/database/published.ts';
import { courses, lectures, progress } from '#platform/database/schema/index.ts';

const isLecture = (idOrSlug: IdOrSlug) =>
  typeof idOrSlug === 'number' ? eq(lectures.id, idOrSlug) : eq(lectures.slug, idOrSlug);

/** A chapter of a lecture's video. */
export interface VideoChapter {
  /** Its first second. */
  start: number;
  title: string;
}

/** A caption file of a lecture. */
export interface CaptionRow {
  language: string;
  path: string;
  /** Whether its lines are known. */
  has_lines: boolean;
}

/** The places of a video's questions that can be asked: published, and graded without a person. */
const askablePlaces = sql`jsonb_array_elements(${lectures.videoQuestions}) place
  join questions on questions.id = (place ->> 'question')::int and questions.course_id = ${lectures.courseId}
    and questions.published and questions.kind <> 'essay'`;

/** The seconds at which a lecture's video asks a question, in their order. */
const askedSeconds = sql<number[]>`case when ${lectures.type} = 'video'
  then array(select (place ->> 'second')::int from ${askablePlaces} order by 1) else '{}' end`;

/** Whether a person has yet to answer a question without which a lecture is not completed. */
export async function hasOpenQuestions(
  db: Queryable,
  { lecture, person }: { lecture: number; person: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`select exists (
    select from ${lectures} cross join lateral (select questions.id as question from ${askablePlaces}) asked
    where ${lectures.id} = ${lecture} and ${lectures.type} = 'video' and ${lectures.questionsRequired}
      and not exists (select from video_answers
        join question_versions on question_versions.id = video_answers.question_version_id
        where video_answers.person_id = ${person} and video_answers.lecture_id = ${lecture}
          and question_versions.question_id = asked.question)) as open`);
  return rows[0]?.open ?? false;
}

/**
 * Waits for other changes of a person's progress in a lecture until the transaction ends; begins it where there is none.
 * @returns the state, and when the video was watched to its end
 */
export async function lockProgress(
  tx: Transaction,
  { lecture, person, now }: { lecture: number; person: number; now: Date },
): Promise<{ status: WatchState; endedAt: Date | null }> {
  const [row] = await tx
    .insert(progress)
    .values({ lectureId: lecture, personId: person, status: 'inProgress', updatedAt: now })
    .onConflictDoUpdate({
      target: [progress.personId, progress.lectureId],
      set: { endedAt: sql`${progress.endedAt}` },
    })
    .returning({ status: progress.status, endedAt: progress.endedAt });
  return row ?? { status: 'inProgress', endedAt: null };
}

/** Stores that a video was watched to its end while questions of it are open. */
export const saveEnd = (
  tx: Transaction,
  { lecture, person, now }: { lecture: number; person: number; now: Date },
) =>
  tx
    .update(progress)
    .set({
      endedAt: sql`coalesce(${progress.endedAt}, ${now.toISOString()})`,
      position: 0,
      updatedAt: now,
    })
    .where(and(eq(progress.lectureId, lecture), eq(progress.personId, person)));

/**
 * A lecture of this course with the columns of its page and access rules, the caller's enrolment and progress; null if the course has no such lecture, or
 * either is not open to the caller.
 */
export async function lectureOfCourse(
  db: Queryable,
  {
    course,
    lecture,
    caller,
  }: { course: IdOrSlug; lecture: IdOrSlug; caller: { id: number } | null },
) {
  const person = caller?.id ?? 0;
  const [row] = await db
    .select({
      id: lectures.id,
      slug: lectures.slug,
      name: lectures.name,
      type: lectures.type,
      work: workColumn,
      minutes: lectures.minutes,
      free: lectures.free,
      video: lectures.video,
      stream: streamColumn(lectures.video),
      poster: lectures.poster,
      videoPoster: videoPoster(lectures.video),
      elsewhere: lectures.elsewhere,
      captions: sql<CaptionRow[]>`(select coalesce(json_agg(one), '[]') from (
        select language, captions.path, coalesce(media.lines, 0) > 0 as has_lines
        from captions join media on media.path = captions.path
        where lecture_id = ${lectures.id} order by position, captions.id) one)`,
      chapters: sql<
        VideoChapter[]
      >`(select coalesce(json_agg(json_build_object('start', starts_at, 'title', name)
        order by starts_at), '[]') from video_chapters where lecture_id = ${lectures.id})`,
      questionSeconds: askedSeconds,
      questionsRequired: lectures.questionsRequired,
      body: sql<string | null>`coalesce(${lectures.bodyHtml}, ${lectures.body})`,
      courseId: courses.id,
      courseSlug: courses.slug,
      courseName: courses.name,
      courseImage: courses.image,
      movingName: courses.movingName,
      price: courses.price,
      teacherId: courses.teacherId,
      courseRole: courseRoleOf(person),
      status: enrolmentIn(person),
      /** Null for a visitor or before the start. */
      progress: { status: progress.status, position: progress.position },
    })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .leftJoin(progress, and(eq(progress.lectureId, lectures.id), eq(progress.personId, person)))
    .where(
      and(
        atAddress(courses, 'course', course),
        isLecture(lecture),
        published(lectures),
        courseOpenTo(person),
      ),
    );
  // A video of another site stands in place of an uploaded one.
  if (row?.elsewhere) return { ...row, video: null, stream: null };
  return row ?? null;
}

/** A person's progress in a lecture; null for a visitor or before the start. */
export async function progressOf(db: Queryable, lecture: number, caller: { id: number } | null) {
  if (!caller) return null;
  const [row] = await db
    .select({ status: progress.status, position: progress.position })
    .from(progress)
    .where(and(eq(progress.lectureId, lecture), eq(progress.personId, caller.id)));
  return row ?? null;
}

interface NewProgress {
  lecture: number;
  person: number;
  status: WatchState;
  position: number;
  now: Date;
  /** Do not overwrite progress from a later time. */
  onlyIfNewer?: boolean;
}

/** Takes a completion back that is not older than a moment: the lecture is in progress again. */
export async function revokeCompletion(
  db: Queryable,
  { lecture, person, since }: { lecture: number; person: number; since: Date },
): Promise<void> {
  await db
    .update(progress)
    .set({ status: 'inProgress', watchedAt: null })
    .where(
      and(
        eq(progress.lectureId, lecture),
        eq(progress.personId, person),
        gte(progress.watchedAt, since),
      ),
    );
}

/** Saves a person's progress. A completed lecture stays completed. */
export async function saveProgress(
  db: Queryable,
  { lecture, person, status, position, now, onlyIfNewer = false }: NewProgress,
): Promise<WatchState> {
  const [row] = await db
    .insert(progress)
    .values({
      lectureId: lecture,
      personId: person,
      status,
      position,
      watchedAt: status === 'endWatch' ? now : null,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [progress.personId, progress.lectureId],
      set: {
        position,
        updatedAt: now,
        status: sql`case when ${progress.status} = 'endWatch' then 'endWatch' else excluded.status end`,
        watchedAt: sql`coalesce(${progress.watchedAt}, excluded.watched_at)`,
      },
      ...(onlyIfNewer && { setWhere: lt(progress.updatedAt, now) }),
    })
    .returning({ status: progress.status });
  return row?.status ?? status;
}
