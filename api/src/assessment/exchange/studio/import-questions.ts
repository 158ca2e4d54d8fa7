import { and, eq, isNull, sql } from 'drizzle-orm';
import { questionStates, requireBankRoom } from '#assessment/questions/index.ts';
import { questionName } from '#content/items/index.ts';
import { storePictures } from '#content/media/index.ts';
import { changeCourses } from '#learning/staff/index.ts';
import type { Undoing } from '#platform/audit/undo.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { auditLog, questions } from '#platform/database/schema/index.ts';
import { escapeHtml } from '#platform/html/escape-html.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { requireInCourse } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';
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

/** Puts the pictures of the questions into the library. @returns those that are broken, by their places, with their names */
async function keepPictures(
  platform: Pick<Platform, 'db' | 'storage'>,
  { caller, course, bytes }: Import,
): Promise<Map<string, string>> {
  const { db } = platform;
  await requireInCourse(db, { caller, course, capability: 'course:edit' });
  const { pictures } = await checkQuestions(db, { course, bytes });
  const broken = await storePictures(platform, {
    owner: caller.id,
    pictures: pictures.map(({ content, ...picture }) => ({
      ...picture,
      content: Buffer.from(content, 'base64'),
    })),
  });
  return new Map(
    pictures.filter(({ path }) => broken.has(path)).map(({ path, name }) => [path, name]),
  );
}

/** A question with the names of pictures that are broken in their places. */
function withoutPictures(
  question: DraftQuestion,
  lost: ReadonlyMap<string, string>,
): DraftQuestion {
  if (lost.size === 0) return question;
  const mend = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mend);
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mend(part)]));
    }
    if (typeof value !== 'string' || !value.includes('<img')) return value;
    return value.replace(/<img src="([^"<>]*)"[^<>]*>/g, (whole, path: string) => {
      const name = lost.get(path);
      return name === undefined ? whole : escapeHtml(`[صورة: ${name}]`);
    });
  };
  return mend(question) as DraftQuestion;
}

/**
 * Puts the questions of a file into a course's bank as drafts, all or none. What cannot be made is left out, as the check has
 * said. The same key again makes nothing twice.
 * @throws AppError course-not-found, forbidden, invalid-input without a question, too-many-items
 */
export async function importQuestions(
  platform: Pick<Platform, 'db' | 'now' | 'storage'>,
  options: Import,
): Promise<Made> {
  const { db, now } = platform;
  const { caller, course, bytes, clientKey } = options;
  const time = now();
  const earlier = await earlierImport(db, options);
  if (earlier) return earlier;
  const lost = await keepPictures(platform, options);
  const change = { caller, courses: [course], act: 'edit', now: time } as const;
  const { result, undo } = await changeCourses(db, change, async (tx) => {
    const { check, questions: read } = await checkQuestions(tx, { course, bytes });
    const made = read.map((question) => withoutPictures(question, lost));
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

/** Puts the imported questions into the trash. */
export async function undoImportQuestions({
  tx,
  data,
  now,
}: Undoing<{ questions: number[] }>): Promise<void> {
  await tx
    .update(questions)
    .set({ deletedAt: now })
    .where(and(anyOf(questions.id, data.questions), isNull(questions.deletedAt)));
}
