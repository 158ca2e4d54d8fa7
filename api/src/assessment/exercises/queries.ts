import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { and, count, desc, eq, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { exerciseAttempts, exerciseWorks, lectures } from '#platform/database/schema/index.ts';

/** A learner and an exercise. */
export interface Place {
  lecture: number;
  person: number;
}

/** The columns of a lecture's exercise, as they are stored; null where there is no such lecture. */
export async function exerciseColumns(db: Queryable, lecture: number) {
  const [row] = await db
    .select({
      type: lectures.type,
      course: lectures.courseId,
      name: lectures.name,
      body: sql<string>`coalesce(${lectures.bodyHtml}, ${lectures.body}, '')`,
      language: lectures.exerciseLanguage,
      files: lectures.exerciseFiles,
      solution: lectures.exerciseSolution,
      tests: lectures.exerciseTests,
      hints: lectures.exerciseHints,
      rules: lectures.exerciseRules,
    })
    .from(lectures)
    .where(eq(lectures.id, lecture));
  return row ?? null;
}

const workAt = ({ lecture, person }: Place) =>
  and(eq(exerciseWorks.lectureId, lecture), eq(exerciseWorks.personId, person));

const attemptsAt = ({ lecture, person }: Place) =>
  and(eq(exerciseAttempts.lectureId, lecture), eq(exerciseAttempts.personId, person));

/** A learner's files as they were last saved; null for none. */
export async function workOf(db: Queryable, place: Place) {
  const [row] = await db
    .select({
      files: exerciseWorks.files,
      save: exerciseWorks.save,
      savedAt: exerciseWorks.savedAt,
    })
    .from(exerciseWorks)
    .where(workAt(place));
  return row ?? null;
}

/** Stores a save, unless one with its number or a higher one is stored. @returns whether it is stored now */
export async function storeWork(
  db: Queryable,
  { lecture, person, files, save, now }: Place & { files: CodeFile[]; save: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .insert(exerciseWorks)
    .values({ lectureId: lecture, personId: person, files, save, savedAt: now })
    .onConflictDoUpdate({
      target: [exerciseWorks.personId, exerciseWorks.lectureId],
      set: { files, save, savedAt: now },
      setWhere: lt(exerciseWorks.save, save),
    })
    .returning({ save: exerciseWorks.save });
  return rows.length > 0;
}

/** The attempt for which nothing has been submitted; null for none. */
export async function openAttemptOf(db: Queryable, place: Place) {
  const [row] = await db
    .select()
    .from(exerciseAttempts)
    .where(and(attemptsAt(place), isNull(exerciseAttempts.handedInAt)))
    .orderBy(desc(exerciseAttempts.id))
    .limit(1);
  return row ?? null;
}

/** How many programs were submitted, and when the first one passed. */
export async function attemptFigures(db: Queryable, place: Place) {
  const [row] = await db
    .select({
      handedIn: count(exerciseAttempts.handedInAt),
      passedAt: min(
        sql<Date>`case when ${exerciseAttempts.passed} then ${exerciseAttempts.handedInAt} end`,
      ).mapWith(exerciseAttempts.handedInAt),
    })
    .from(exerciseAttempts)
    .where(attemptsAt(place));
  return { handedIn: row?.handedIn ?? 0, passedAt: row?.passedAt ?? null };
}

/** Locks an attempt of a person until the transaction ends; null where the person has no such attempt. */
export async function lockAttempt(tx: Queryable, { id, person }: { id: number; person: number }) {
  const [row] = await tx
    .select()
    .from(exerciseAttempts)
    .where(and(eq(exerciseAttempts.id, id), eq(exerciseAttempts.personId, person)))
    .for('update');
  return row ?? null;
}

/** Deletes attempts of a person whose time is over and for which nothing came. */
export async function dropExpired(db: Queryable, person: number, now: Date): Promise<void> {
  await db
    .delete(exerciseAttempts)
    .where(
      and(
        eq(exerciseAttempts.personId, person),
        isNull(exerciseAttempts.handedInAt),
        lte(exerciseAttempts.expiresAt, now),
      ),
    );
}

/** A condition for attempts that were submitted. */
export const isHandedIn = isNotNull(exerciseAttempts.handedInAt);
