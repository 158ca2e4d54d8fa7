import { defaultRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { prepared } from '#platform/database/prepared.ts';
import {
  attemptQuestions,
  extraAttempts,
  lectures,
  questionVersions,
  quizAttempts,
} from '#platform/database/schema/index.ts';

/** A learner and a quiz. */
export interface Place {
  lecture: number;
  person: number;
}
export type AttemptRow = typeof quizAttempts.$inferSelect;

/** The columns of a lecture's quiz, as they are stored; null where there is no such lecture. */
export async function quizColumns(db: Queryable, lecture: number) {
  const [row] = await db
    .select({
      type: lectures.type,
      course: lectures.courseId,
      name: lectures.name,
      items: lectures.quizItems,
      rules: lectures.quizRules,
    })
    .from(lectures)
    .where(eq(lectures.id, lecture));
  return row ?? null;
}

const attemptsAt = ({ lecture, person }: Place) =>
  and(eq(quizAttempts.lectureId, lecture), eq(quizAttempts.personId, person));

/** A person's attempts at a quiz, the newest first. */
export const attemptsOf = (db: Queryable, place: Place): Promise<AttemptRow[]> =>
  db.select().from(quizAttempts).where(attemptsAt(place)).orderBy(desc(quizAttempts.number));

/** How many attempts a person was given beyond the rules. */
export async function extraAttemptsOf(db: Queryable, { lecture, person }: Place): Promise<number> {
  const [row] = await db
    .select({ extra: count() })
    .from(extraAttempts)
    .where(and(eq(extraAttempts.lectureId, lecture), eq(extraAttempts.personId, person)));
  return row?.extra ?? 0;
}

const attemptColumns = {
  attempt: quizAttempts,
  lecture: lectures.id,
  course: lectures.courseId,
  name: lectures.name,
  lectureRules: sql<
    typeof defaultRules
  >`coalesce(${lectures.quizRules}, ${JSON.stringify(defaultRules)}::jsonb)`,
};

/** An attempt with its lecture; null where there is none, or it is not the person's. Absent: of anybody. */
export async function findAttempt(db: Queryable, id: number, person?: number) {
  const [row] = await db
    .select(attemptColumns)
    .from(quizAttempts)
    .innerJoin(lectures, eq(lectures.id, quizAttempts.lectureId))
    .where(
      and(
        eq(quizAttempts.id, id),
        person === undefined ? undefined : eq(quizAttempts.personId, person),
      ),
    );
  return row ?? null;
}
export type FoundAttempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/** Locks an attempt until the transaction ends: saves of its answers wait. */
export async function lockAttempt(tx: Transaction, id: number): Promise<AttemptRow | null> {
  const [row] = await tx.select().from(quizAttempts).where(eq(quizAttempts.id, id)).for('update');
  return row ?? null;
}

/** The questions of an attempt with their keys, in its order. */
export const questionsOf = (db: Queryable, attempt: number) =>
  db
    .select({ asked: attemptQuestions, version: questionVersions })
    .from(attemptQuestions)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptQuestions.questionVersionId))
    .where(eq(attemptQuestions.attemptId, attempt))
    .orderBy(asc(attemptQuestions.position));
export type AttemptQuestion = Awaited<ReturnType<typeof questionsOf>>[number];

const questionRows = prepared((db) =>
  db
    .select({
      save: attemptQuestions.save,
      savedAt: attemptQuestions.savedAt,
      hintsOpened: attemptQuestions.hintsOpened,
      kind: questionVersions.kind,
      answers: questionVersions.answers,
      hints: questionVersions.hints,
      endsAt: quizAttempts.endsAt,
    })
    .from(attemptQuestions)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptQuestions.questionVersionId))
    .innerJoin(quizAttempts, eq(quizAttempts.id, attemptQuestions.attemptId))
    .where(
      and(
        eq(attemptQuestions.attemptId, sql.placeholder('attempt')),
        eq(attemptQuestions.position, sql.placeholder('position')),
        eq(quizAttempts.personId, sql.placeholder('person')),
      ),
    ),
);

/** What saving an answer and opening a hint need of a question of a person's attempt; null for none. */
export async function findQuestion(
  db: Queryable,
  place: { attempt: number; position: number; person: number },
) {
  const [row] = await questionRows(db).execute({ ...place });
  return row ?? null;
}
