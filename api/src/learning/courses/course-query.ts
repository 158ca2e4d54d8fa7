import type {
  EnrolmentState,
  LectureKind,
  LectureWork,
} from '@nibras/contract/learning/courses/shapes.ts';
import { videoChapters as limits } from '@nibras/contract/limits.ts';
import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { courseRoleOf } from '#content/items/index.ts';
import { atAddress } from '#platform/database/at-address.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enrolmentStateOf, hasJoined } from '#platform/database/membership.ts';
import { prepared } from '#platform/database/prepared.ts';
import { courseOpenTo } from '#platform/database/published.ts';
import { categories, courses, people, reviews } from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import { teacherFigures } from './figures.ts';
import { workColumn } from './lecture-work.ts';
import { headColumns } from './list-queries.ts';

/** A row from the database's JSON, in which dates are strings. */
interface ReviewJson {
  id: number;
  rating: number;
  comment: string;
  createdAt: string;
  personId: number;
  personName: string;
  personPhoto: string | null;
  answer: string | null;
  answeredAt: string | null;
  answeredBy: string | null;
}
interface LectureJson {
  id: number;
  chapterId: number;
  slug: string;
  name: string;
  type: LectureKind;
  minutes: number;
  free: boolean;
  watched: boolean;
  work: LectureWork | null;
}
interface FreeVideoJson {
  id: number;
  name: string;
  createdAt: string;
  seconds: number | null;
  chapters: { start: number; title: string }[];
}
interface ResourceJson {
  id: number;
  name: string;
  file: string;
  size: number;
  membersOnly: boolean;
}
interface NamedRow {
  id: number;
  name: string;
}

const person = sql`${sql.placeholder('person')}::int`;

/** The rows of a query as one JSON list. */
const jsonList = <Row>(rows: SQL) =>
  sql<Row[]>`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;

/**
 * The state of a person's enrolment in a course, or null, for queries that select from `courses`. A code that was mailed
 * before the course got its price joins nobody.
 * @param person the id; 0 for a visitor
 */
export const enrolmentIn = (
  person: number | SQL,
) => sql<EnrolmentState | null>`(select ${enrolmentStateOf()} from enrolments
    where course_id = courses.id and person_id = ${person}
      and (${hasJoined()} or coalesce(courses.price, 0) = 0))`;

/** The caller's enrolment, favourite and part in the course. A visitor is person 0 and has none. */
const callerColumns = {
  courseRole: courseRoleOf(person),
  status: enrolmentIn(person),
  accessUntil: sql<string | null>`(select to_json(access_until) #>> '{}' from enrolments
    where course_id = courses.id and person_id = ${person} and ${hasJoined()})`,
  favourite: sql<boolean>`exists (select from favourites
    where course_id = courses.id and person_id = ${person})`,
};

const teacherColumns = {
  teacherTitle: people.title,
  teacherBio: people.bio,
  ...teacherFigures,
};

/**
 * The lists of a course in their order; reviews start with the caller's own, then the newest. A chapter whose lectures
 * are all unpublished is left out with them.
 */
const listColumns = {
  chapters: jsonList<NamedRow>(
    sql`select id, name from chapters where course_id = courses.id and deleted_at is null
      and coalesce((select bool_or(lectures.published) from lectures where chapter_id = chapters.id), true)
    order by position, id`,
  ),
  lectures:
    jsonList<LectureJson>(sql`select id, chapter_id as "chapterId", slug, name, type, minutes, free,
      exists (select from progress where lecture_id = lectures.id and person_id = ${person}
        and status = 'endWatch') as watched,
      ${workColumn} as work
    from lectures where course_id = courses.id and lectures.published order by position, id`),
  features: jsonList<NamedRow>(
    sql`select id, name from course_features where course_id = courses.id order by position, id`,
  ),
  resources: jsonList<ResourceJson>(sql`select id, name, file, size, members_only as "membersOnly"
    from course_resources where course_id = courses.id order by position, id`),
  reviews:
    jsonList<ReviewJson>(sql`select reviews.id, rating, comment, reviews.created_at as "createdAt",
      writer.id as "personId", writer.name as "personName", writer.photo_path as "personPhoto",
      answer, answered_at as "answeredAt", answerer.name as "answeredBy"
    from reviews join people writer on writer.id = reviews.person_id
    left join people answerer on answerer.id = reviews.answered_by
    where course_id = courses.id and ${visible(reviews)}
    order by reviews.person_id = ${person} desc, reviews.created_at desc, reviews.id desc`),
};

/** The first videos of free lectures that have chapters. */
const freeVideos =
  jsonList<FreeVideoJson>(sql`select lectures.id, lectures.name, lectures.created_at as "createdAt",
    (select duration from media where path = lectures.video) as seconds, list.chapters
  from lectures
  cross join lateral (
    select json_agg(json_build_object('start', starts_at, 'title', video_chapters.name) order by starts_at) as chapters
    from video_chapters where lecture_id = lectures.id
  ) list
  where course_id = courses.id and lectures.published and free and type = 'video' and list.chapters is not null
  order by position, lectures.id limit ${limits.freeVideos}`);

const detailQuery = (db: Queryable, where: SQL) =>
  db
    .select({
      ...headColumns,
      ...callerColumns,
      ...teacherColumns,
      ...listColumns,
      freeVideos,
    })
    .from(courses)
    .innerJoin(people, eq(people.id, courses.teacherId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(where, courseOpenTo(person)));

const byId = prepared((db) => detailQuery(db, eq(courses.id, sql.placeholder('course'))));
const bySlug = prepared((db) =>
  detailQuery(db, atAddress(courses, 'course', sql.placeholder('course'))),
);

/**
 * Everything that a course's page shows, in one query, because ten small queries cost several times as much.
 * @param person the caller's id; null for a visitor
 * @returns null for a course that is unknown or not open to the caller
 */
export async function selectCourseDetail(db: Queryable, course: IdOrSlug, person: number | null) {
  const statement = typeof course === 'number' ? byId(db) : bySlug(db);
  const [row] = await statement.execute({ course, person: person ?? 0 });
  return row ?? null;
}

const outline = prepared((db) =>
  db
    .select({
      chapters: listColumns.chapters,
      lectures: listColumns.lectures,
      teacherId: people.id,
      teacherName: people.name,
      teacherPhoto: people.photoPath,
      ...teacherColumns,
    })
    .from(courses)
    .innerJoin(people, eq(people.id, courses.teacherId))
    .where(eq(courses.id, sql.placeholder('course'))),
);

/**
 * A course's teacher, and its chapters and their lectures in order, with what the caller has watched; null for a course
 * that is unknown.
 */
export async function courseOutline(db: Queryable, course: number, person: number | null) {
  const [row] = await outline(db).execute({ course, person: person ?? 0 });
  return row ? { chapters: withLectures(row), teacher: teacherIn(row) } : null;
}

interface TeacherColumns {
  teacherId: number;
  teacherName: string;
  teacherPhoto: string | null;
  teacherTitle: string | null;
  teacherBio: string | null;
  teacherCourses: number;
  teacherStudents: number;
  teacherRating: number | null;
}

/** The teacher of a course from the columns of a row. */
export const teacherIn = (row: TeacherColumns) => ({
  person: {
    id: row.teacherId,
    name: row.teacherName,
    title: row.teacherTitle,
    bio: row.teacherBio,
    photoPath: row.teacherPhoto,
  },
  courses: row.teacherCourses,
  students: row.teacherStudents,
  rating: row.teacherRating,
});

/** Groups the lectures of a course by chapter. */
export function withLectures({
  chapters,
  lectures,
}: {
  chapters: NamedRow[];
  lectures: LectureJson[];
}) {
  const byChapter = Map.groupBy(lectures, ({ chapterId }) => chapterId);
  return chapters.map((chapter) => ({ ...chapter, lectures: byChapter.get(chapter.id) ?? [] }));
}
export type ChapterRow = ReturnType<typeof withLectures>[number];
