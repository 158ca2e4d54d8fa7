import { sql } from 'drizzle-orm';
import { copyDrafts } from '#content/items/index.ts';
import type { Transaction } from '#platform/database/database.ts';

/** The copy of each question, by the id of the original. */
export type QuestionCopies = ReadonlyMap<number, number>;

interface Copying {
  ids: readonly number[];
  course: number;
  person: number;
  now: Date;
}

/** Copies questions with their drafts into the bank of a course, as drafts that were never public. */
export async function insertQuestionCopies(
  tx: Transaction,
  { ids, course, person, now }: Copying,
): Promise<QuestionCopies> {
  const originals = [...new Set(ids)].toSorted((a, b) => a - b);
  if (originals.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into questions (course_id, name, kind, body, body_html, answers, explanation, hints, points, tags, created_at,
      updated_at)
    select ${course}, name, kind, body, body_html, answers, explanation, hints, points, tags, ${now}, ${now}
    from questions where id = any(${sql.param(originals)}::int[]) order by id returning id`);
  // Rows of an ordered selection are numbered in its order.
  const made = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  const pairs = originals.map((from, at) => ({ from, to: Number(made[at]) }));
  await copyDrafts(tx, { kind: 'question', pairs, person, left: sql`false` });
  return new Map(pairs.map(({ from, to }) => [from, to]));
}

/** Copies the whole bank of a course into another one. */
export async function copyBank(
  tx: Transaction,
  { from, ...copying }: Omit<Copying, 'ids'> & { from: number },
): Promise<QuestionCopies> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from questions where course_id = ${from} and deleted_at is null`,
  );
  return insertQuestionCopies(tx, { ...copying, ids: rows.map(({ id }) => id) });
}
