import { type CourseAction, changeCourses } from '#learning/staff/index.ts';
import type { ChangeEntry } from '#platform/audit/write-entry.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Database, Queryable, Transaction } from '#platform/database/database.ts';
import { questions } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';

export interface FoundQuestion {
  id: number;
  courseId: number;
  deletedAt: Date | null;
}

const findQuestions = (db: Queryable, ids: readonly number[]): Promise<FoundQuestion[]> =>
  db
    .select({
      id: questions.id,
      courseId: questions.courseId,
      deletedAt: questions.deletedAt,
    })
    .from(questions)
    .where(anyOf(questions.id, ids))
    .orderBy(questions.id);

interface QuestionsChange {
  caller: Person;
  questions: readonly number[];
  /** Courses that the change concerns beside those of the questions. */
  courses?: readonly number[];
  act: CourseAction;
  now: Date;
}

/**
 * Changes questions of courses that the caller works on, each named once; see `changeCourses`.
 * @throws AppError question-not-found if any is unknown or not the caller's, forbidden
 */
export async function changeQuestions<Result>(
  db: Database,
  { caller, questions: asked, courses = [], act, now }: QuestionsChange,
  change: (
    tx: Transaction,
    found: FoundQuestion[],
  ) => Promise<{ result: Result; entry: ChangeEntry }>,
): Promise<{ result: Result; undo: number }> {
  const ids = [...new Set(asked)];
  const seen = await findQuestions(db, ids);
  if (seen.length < ids.length) throw new AppError('question-not-found');
  // A question never leaves its course.
  const concerned = [...seen.map(({ courseId }) => courseId), ...courses];
  return changeCourses(
    db,
    { caller, courses: concerned, act, now, missing: 'question-not-found' },
    async (tx) => {
      const current = await findQuestions(tx, ids);
      if (current.length < ids.length) throw new AppError('question-not-found');
      return change(tx, current);
    },
  );
}

/** How the audit log names what a change of questions concerns: the only question, or their course. */
export function questionsSubject(changed: readonly { id: number; courseId: number }[]) {
  const [first] = changed;
  if (!first) throw new AppError('wrong-state');
  return changed.length === 1
    ? { kind: 'question', itemId: first.id }
    : { kind: 'course', itemId: first.courseId };
}

/** How the audit log names the states of questions as what a change concerns. */
export const questionStates = (ids: readonly number[]) => ids.map((id) => `question:${id}:state`);
