import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import type { ContentKind } from './kinds.ts';
import { mayBeNamed } from './named-people.ts';
import { parseQuizItems, parseVideoQuestions } from './quiz-questions.ts';

interface Context {
  /** The item whose field it is. */
  id: number;
  caller: Person | null;
}

interface Reference {
  /** The rows of `item` that can be named. */
  from: (context: Context) => SQL;
  text: string;
}

const existing = (table: SQL, text: string): Reference => ({ from: () => table, text });
const live = (table: SQL, text: string): Reference =>
  existing(sql`(select * from ${table} live where live.deleted_at is null)`, text);

const texts = {
  category: 'هذا التصنيف غير موجود. اختر تصنيفًا من القائمة.',
  person: 'اختر شخصًا ممن يعملون على المنصة.',
  listed: 'أحد العناصر المختارة غير موجود. أزله من القائمة واختر غيره.',
} as const;

const category = existing(sql`categories`, texts.category);
const person = existing(sql`(select * from people where ${mayBeNamed})`, texts.person);

/** A course that is not public is known to those who work on it, and to admins. */
const courses: Reference = {
  from: ({ caller }) =>
    caller === null || can(caller, 'course:watch')
      ? sql`(select * from courses live where live.deleted_at is null)`
      : sql`(select * from courses live where live.deleted_at is null and (live.published or exists (
          select from course_staff where course_id = live.id and person_id = ${caller.id})))`,
  text: texts.listed,
};

/** The questions of the lecture's own course. */
const questions: Reference = {
  from: ({ id }) => sql`(select questions.* from questions join lectures using (course_id)
    where lectures.id = ${id} and questions.deleted_at is null)`,
  text: texts.listed,
};

const references: Partial<Record<ContentKind, Record<string, Reference>>> = {
  course: { category_id: category },
  lecture: { quiz_items: questions, video_questions: questions },
  article: {
    category_id: category,
    author_id: person,
    related: live(sql`articles`, texts.listed),
  },
  service: {
    category_id: category,
    manager_id: person,
    courses,
    projects: live(sql`projects`, texts.listed),
  },
  project: {
    skills: existing(sql`skills`, texts.listed),
    services: live(sql`services`, texts.listed),
  },
};

/** The ids that a field's value names. */
function idsOf(field: string, value: unknown): number[] {
  if (field === 'quiz_items') {
    return parseQuizItems(value).flatMap((item) => ('question' in item ? [item.question] : []));
  }
  if (field === 'video_questions')
    return parseVideoQuestions(value).map(({ question }) => question);
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one): one is number => typeof one === 'number');
}

/**
 * Why a field of an item cannot have a value: it names something that does not exist, or that the caller may not know.
 * @param change.before the field's value until now; what it names may stay
 * @returns the text in Arabic; null where it can
 */
export async function faultOfReference(
  db: Queryable,
  {
    kind,
    field,
    value,
    before,
    ...context
  }: Context & { kind: ContentKind; field: string; value: unknown; before: unknown },
): Promise<string | null> {
  const known = references[kind];
  const reference = known && Object.hasOwn(known, field) ? known[field] : undefined;
  if (!reference) return null;
  const kept = new Set(idsOf(field, before));
  const added = [...new Set(idsOf(field, value))].filter((id) => !kept.has(id));
  if (added.length === 0) return null;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${reference.from(context)} item
      where item.id = any(${sql.param(added)}::int[])`,
  );
  return rows[0]?.count === added.length ? null : reference.text;
}

/** The fields that name one thing, without which a publication would silently lose what was chosen. */
const single = ['category_id', 'author_id', 'manager_id'];

/** The fields of a draft whose one choice does not exist, or no longer, with the text that says so. */
export async function missingReferences(
  db: Queryable,
  { kind, id }: { kind: ContentKind; id: number },
  fields: Record<string, unknown>,
): Promise<{ code: string; text: string }[]> {
  const missing: { code: string; text: string }[] = [];
  for (const field of single) {
    const choice = { kind, id, field, value: fields[field], before: null, caller: null };
    const text = await faultOfReference(db, choice);
    if (text !== null) missing.push({ code: field, text });
  }
  return missing;
}
