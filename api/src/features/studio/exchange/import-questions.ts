import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { questionName } from '#features/content/index.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { auditLog, questions } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeCourses } from '../change-courses.ts';
import { questionStates } from '../questions/change-questions.ts';
import { requireBankRoom } from '../questions/make-question.ts';
import type { Person } from '../scope.ts';
import type { Undoing } from '../undo/undoing.ts';
import { checkQuestions } from './check-questions.ts';
import type { DraftQuestion } from './read-question.ts';

interface Import {
  caller: Person;
  course: number;
  bytes: Uint8Array;
  clientKey: string;
}

interface Made {
  made: number;
  left: number;
  undo: number;
}

/** The import with the same key, after a lost answer. */
async function earlierImport(
  db: Queryable,
  { caller, course, clientKey }: Import,
): Promise<Made | null> {
  const [entry] = await db
    .select({ undo: auditLog.id, details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.kind, 'course'),
        eq(auditLog.itemId, course),
        eq(auditLog.personId, caller.id),
        eq(auditLog.action, 'questions-imported'),
        sql`${auditLog.details} ->> 'key' = ${clientKey}`,
      ),
    );
  const { count, left } = (entry?.details ?? {}) as { count?: number; left?: number };
  return entry ? { made: count ?? 0, left: left ?? 0, undo: entry.undo } : null;
}

async function insertQuestions(
  tx: Transaction,
  { course, made, now }: { course: number; made: readonly DraftQuestion[]; now: Date },
): Promise<number[]> {
  const { renderHtml } = await import('#platform/html/render-html.ts');
  const bodies: string[] = [];
  for (const { body } of made) bodies.push((await renderHtml(body)).rendered);
  const rows = await tx
    .insert(questions)
    .values(
      // Their texts were sanitised when they were read.
      made.map(({ body, ...question }, at) => ({
        ...question,
        courseId: course,
        name: questionName(body),
        body,
        bodyHtml: bodies[at],
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: questions.id });
  return rows.map(({ id }) => id);
}

/**
 * Puts the questions of a file into a course's bank as drafts, all or none. What cannot be made is left out, as the check has
 * said. The same key again makes nothing twice.
 * @throws AppError course-not-found, forbidden, invalid-input without a question, too-many-items
 */
export async function importQuestions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: Import,
): Promise<Made> {
  const { caller, course, bytes, clientKey } = options;
  const time = now();
  const earlier = await earlierImport(db, options);
  if (earlier) return earlier;
  const change = { caller, courses: [course], act: 'edit', now: time } as const;
  const { result, undo } = await changeCourses(db, change, async (tx) => {
    const { check, questions: made } = await checkQuestions(tx, { course, bytes });
    if (made.length === 0) {
      throw new AppError('invalid-input', {
        errors: { questions: ['ليس في هذا النص سؤال يمكن استيراده.'] },
      });
    }
    await requireBankRoom(tx, course, made.length);
    const ids = await insertQuestions(tx, { course, made, now: time });
    const { left } = check.counts;
    return {
      result: { made: ids.length, left },
      entry: {
        action: 'questions-imported',
        kind: 'course',
        itemId: course,
        details: { count: ids.length, left, key: clientKey, undo: { questions: ids } },
        changed: questionStates(ids),
      },
    };
  });
  return { ...result, undo };
}

/** Puts the imported questions into the bin. */
export async function undoImportQuestions({
  tx,
  data,
  now,
}: Undoing<{ questions: number[] }>): Promise<void> {
  await tx
    .update(questions)
    .set({ deletedAt: now })
    .where(and(inArray(questions.id, data.questions), isNull(questions.deletedAt)));
}
