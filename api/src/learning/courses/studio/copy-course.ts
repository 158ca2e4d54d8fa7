import type { copyParts } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { copyBank } from '#assessment/questions/index.ts';
import { copyDraft, freeSlugs, insertCopy, recordCreation } from '#content/items/index.ts';
import { chaptersOf, insertCopies } from '#learning/tree/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import {
  chapters,
  courseFeatures,
  courseRequirements,
  courseResources,
  courses,
} from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { requireInCourse } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';
import { courseName } from './list-courses.ts';

type Part = (typeof copyParts)[number];

interface Copying {
  from: number;
  to: number;
  person: number;
  now: Date;
  include: ReadonlySet<Part>;
}

/** Copies the course's lists of texts, and its files where they are wanted. */
async function copyLists(tx: Transaction, { from, to, include }: Copying): Promise<void> {
  for (const table of [courseFeatures, courseRequirements]) {
    await tx.execute(sql`insert into ${table} (course_id, name, position)
      select ${to}, name, position from ${table} where course_id = ${from}`);
  }
  if (!include.has('resources')) return;
  await tx.execute(sql`insert into ${courseResources} (course_id, name, file, size, members_only, position)
    select ${to}, name, file, size, members_only, position from ${courseResources} where course_id = ${from}`);
}

/** Copies the bank of questions, chapters, with the names of the draft, and their lectures. */
async function copyContent(tx: Transaction, copying: Copying): Promise<void> {
  const { from, to, person, now, include } = copying;
  const questions = await copyBank(tx, { from, course: to, person, now });
  for (const [position, { id, name }] of (await chaptersOf(tx, from)).entries()) {
    const chapter = only(
      await tx
        .insert(chapters)
        .values({ courseId: to, name, position })
        .returning({ id: chapters.id }),
    );
    const { rows } = await tx.execute<{ id: number }>(sql`select id from lectures
      where chapter_id = ${id} and deleted_at is null order by position, id`);
    const ids = rows.map((row) => row.id);
    const media = include.has('media');
    const made = await insertCopies(tx, {
      ids,
      course: to,
      chapter: chapter.id,
      person,
      now,
      media,
      questions,
    });
    await tx.execute(sql`update lectures set position = place - 1
      from unnest(${sql.param(made)}::int[]) with ordinality as made(id, place) where lectures.id = made.id`);
  }
}

/** Copied by themselves: the files come along only where they are wanted. */
const lists = ['requirements', 'outcomes', 'resources'];
const mediaFields = ['image', 'intro_video'];

/** The copy has its own name and address, and its chapters are named already. */
const leftOf = ({ include }: Copying) => {
  const left = [
    'name',
    'slug',
    ...(include.has('media') ? [] : mediaFields),
    ...(include.has('resources') ? [] : ['resources']),
  ];
  return sql`key = any(${sql.param(left)}::text[]) or key like 'chapter:%'`;
};

/** Adds the people who work on the original; its first teacher is the copy's already. */
const copyStaff = (tx: Transaction, { from, to }: Copying) =>
  tx.execute(sql`insert into course_staff (course_id, person_id, role)
    select ${to}, person_id, role from course_staff where course_id = ${from} on conflict do nothing`);

/**
 * Copies a course as a draft with the parts that are wanted. Without its staff the caller is the copy's first teacher.
 * Students, reviews and what students have asked never come along.
 * @throws AppError course-not-found, forbidden
 */
export function copyCourse(
  services: Pick<Platform, 'db' | 'now'>,
  { caller, course, include }: { caller: Person; course: number; include: ReadonlySet<Part> },
): Promise<{ id: number; undo: number }> {
  return recordCreation(services, { caller, kind: 'course' }, async (tx, time) => {
    await requireInCourse(tx, { caller, course, capability: 'course:edit' });
    if (!can(caller, 'course:create')) throw new AppError('forbidden');
    const [row] = await tx
      .select({
        course: courses,
        effectiveName: courseName,
      })
      .from(courses)
      .where(eq(courses.id, course));
    const { course: original, effectiveName } = orThrow(row, 'course-not-found');
    const name = `نسخة من ${effectiveName}`;
    const [slug = ''] = await freeSlugs(tx, {
      table: 'courses',
      names: [name],
      otherwise: 'course',
    });
    const values = {
      name,
      slug,
      teacher_id: include.has('staff') ? original.teacherId : caller.id,
      created_at: time.toISOString(),
    };
    const left = [...lists, ...(include.has('media') ? [] : mediaFields)];
    const id = await insertCopy(tx, { kind: 'course', from: course, values, left });
    const copying = { from: course, to: id, person: caller.id, now: time, include };
    await copyLists(tx, copying);
    await copyDraft(tx, { kind: 'course', ...copying, left: leftOf(copying) });
    if (include.has('content')) await copyContent(tx, copying);
    if (include.has('staff')) await copyStaff(tx, copying);
    return { id, copyOf: effectiveName };
  });
}
