import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import type {
  QuestionRow,
  QuestionsQuery,
  QuestionTag,
} from '@nibras/contract/assessment/questions/studio/shapes.ts';
import type { ListMeta } from '@nibras/contract/wire.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { questions } from '#platform/database/schema/index.ts';
import { listMeta, pageWindow } from '#platform/http/paging.ts';
import { searchCondition } from '#platform/search/search.ts';

import {
  countQuestions,
  draftedQuestions,
  draftedValue,
  foldedQuestion,
} from './drafted-questions.ts';
import { presentQuestions } from './present.ts';
import { tagsOfBank } from './question-facts.ts';

/** What the filters leave of a course's bank. */
function filtered(course: number, { ids, tag, kind, state }: QuestionsQuery): SQL | undefined {
  const own = eq(questions.courseId, course);
  if (ids) return and(own, anyOf(questions.id, ids));
  return and(
    own,
    isNull(questions.deletedAt),
    kind && sql`${draftedValue('kind')} = to_jsonb(${kind}::text)`,
    tag === undefined ? undefined : sql`${draftedValue('tags')} ? ${tag}`,
    state && eq(questions.state, state),
  );
}

/** A page of a course's bank, the newest question first, as the drafts have it; and all tags of the bank. */
export async function listQuestions(
  db: Queryable,
  course: number,
  query: QuestionsQuery,
): Promise<{ questions: { data: QuestionRow[]; meta: ListMeta }; tags: QuestionTag[] }> {
  const listed = filtered(course, query);
  const condition = await searchCondition(
    db,
    query.ids ? '' : query.search,
    foldedQuestion,
    async (exact) => (await countQuestions(db, and(listed, exact))) > 0,
  );
  const where = and(listed, condition);
  const page = query.ids
    ? { page: 1, per_page: limits.atOnce }
    : { page: query.page, per_page: limits.perPage };
  const rows = await draftedQuestions(db, { where, ...pageWindow(page) });
  const total = await countQuestions(db, where);
  return {
    questions: { data: await presentQuestions(db, course, rows), meta: listMeta(page, total) },
    tags: await tagsOfBank(db, course),
  };
}
