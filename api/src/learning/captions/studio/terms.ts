import type { CourseTerm } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable } from '#platform/database/database.ts';
import { courses, courseTerms } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

interface Terms {
  terms: CourseTerm[];
  version: number;
}

/** The terms of a course; version 0 where none were ever saved. */
export async function readTerms(db: Queryable, course: number): Promise<Terms> {
  const [row] = await db.select().from(courseTerms).where(eq(courseTerms.courseId, course));
  return { terms: row?.terms ?? [], version: row?.version ?? 0 };
}

/**
 * Replaces the terms of a course. @returns the stored terms
 * @throws AppError terms-changed where others have changed them since the caller saw them
 */
export async function saveTerms(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { course, caller, terms, version }: Terms & { course: number; caller: Person },
): Promise<Terms> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.id, course))
      .for('no key update');
    orThrow(row, 'course-not-found');
    const before = await readTerms(tx, course);
    if (before.version !== version) throw new AppError('terms-changed');
    const next = { terms, version: version + 1 };
    await tx
      .insert(courseTerms)
      .values({ courseId: course, ...next })
      .onConflictDoUpdate({ target: courseTerms.courseId, set: next });
    await writeEntry(tx, {
      person: caller.id,
      action: 'course-terms-changed',
      kind: 'course',
      itemId: course,
      details: { count: terms.length },
      now: now(),
    });
    return next;
  });
}
