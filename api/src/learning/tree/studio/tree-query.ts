import type { ContentState } from '@nibras/contract/content/items/studio/page.ts';
import type { LectureKind } from '@nibras/contract/learning/courses/shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { courseRoleOf, drafted, hasText } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { courses, drafts } from '#platform/database/schema/index.ts';

/** A course as drafted, with what decides whether it is complete. */
export async function courseHead(db: Queryable, course: number, person: number) {
  const [row] = await db
    .select({
      id: courses.id,
      slug: courses.slug,
      name: sql<string>`coalesce(${drafts.fields} ->> 'name', ${courses.name})`,
      state: courses.state,
      published: courses.published,
      publishAt: courses.publishAt,
      deletedAt: courses.deletedAt,
      draftVersion: drafts.version,
      hasDraft: sql<boolean>`coalesce(${drafts.fields} <> '{}', false)`,
      description: drafted('description', sql`${courses.description}`),
      category: drafted('category_id', sql`${courses.categoryId}::text`),
      image: drafted('image', sql`${courses.image}`),
      courseRole: courseRoleOf(person),
    })
    .from(courses)
    .leftJoin(drafts, sql`${drafts.kind} = 'course' and ${drafts.itemId} = ${courses.id}`)
    .where(eq(courses.id, course));
  return row ?? null;
}
export type CourseHead = NonNullable<Awaited<ReturnType<typeof courseHead>>>;

/** The chapters of a course in their order, with the names of its draft. */
export async function chaptersOf(db: Queryable, course: number) {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select chapters.id, coalesce(drafts.fields ->> ('chapter:' || chapters.id), chapters.name) as name
      from chapters left join drafts on drafts.kind = 'course' and drafts.item_id = chapters.course_id
      where chapters.course_id = ${course} and chapters.deleted_at is null
      order by chapters.position, chapters.id`,
  );
  return rows;
}

export interface TreeLectureRow extends Record<string, unknown> {
  id: number;
  chapterId: number;
  slug: string;
  name: string;
  type: LectureKind;
  minutes: number;
  free: boolean;
  state: ContentState;
  published: boolean;
  publishAt: string | null;
  draftVersion: number | null;
  /** Also false for a draft whose only field took effect in another way. */
  hasDraft: boolean;
  video: string | null;
  /** Whether its video plays from another site. */
  isElsewhere: boolean;
  hasText: boolean;
  hasQuestions: boolean;
  /** Language, start files and tests are there. */
  hasExercise: boolean;
  captions: string[];
}

/** A list of a lecture as its draft has it; null without one. */
const draftedJson = (field: string) => sql`nullif(case when drafts.fields ? ${field}
  then drafts.fields -> ${field} else ${sql.identifier('lectures')}.${sql.identifier(field)} end, 'null')`;

/** The lectures of a course that are not in the trash, as drafted, in their order within each chapter. */
export async function treeLectures(db: Queryable, course: number): Promise<TreeLectureRow[]> {
  const { rows } = await db.execute<TreeLectureRow>(sql`
    select lectures.id, lectures.chapter_id as "chapterId", lectures.slug,
      coalesce(drafts.fields ->> 'name', lectures.name) as name,
      coalesce(drafts.fields ->> 'type', lectures.type) as type,
      coalesce((drafts.fields ->> 'minutes')::int, lectures.minutes) as minutes,
      coalesce((drafts.fields ->> 'free')::boolean, lectures.free) as free,
      lectures.state, lectures.published, lectures.publish_at as "publishAt",
      drafts.version as "draftVersion", coalesce(drafts.fields <> '{}', false) as "hasDraft",
      ${drafted('video', sql`lectures.video`)} as video,
      ${draftedJson('elsewhere')} is not null as "isElsewhere",
      ${hasText(drafted('body', sql`lectures.body`))} as "hasText",
      coalesce(jsonb_array_length(${draftedJson('quiz_items')}), 0) > 0 as "hasQuestions",
      ${drafted('exercise_language', sql`lectures.exercise_language`)} is not null
        and coalesce(jsonb_array_length(${draftedJson('exercise_files')}), 0) > 0
        and coalesce(jsonb_array_length(${draftedJson('exercise_tests')}), 0) > 0 as "hasExercise",
      case when drafts.fields ? 'captions'
        then array(select one ->> 'language' from jsonb_array_elements(drafts.fields -> 'captions') one)
        else array(select language from captions where lecture_id = lectures.id order by captions.position, captions.id)
      end as captions
    from lectures left join drafts on drafts.kind = 'lecture' and drafts.item_id = lectures.id
    where lectures.course_id = ${course} and lectures.deleted_at is null
    order by lectures.position, lectures.id`);
  return rows;
}
