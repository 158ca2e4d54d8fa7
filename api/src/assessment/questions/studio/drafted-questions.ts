import type {
  QuestionAnswers,
  QuestionHint,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import type { ContentState } from '@nibras/contract/content/items/studio/page.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { drafts, questions } from '#platform/database/schema/index.ts';

/** A question as its draft has it. */
export interface DraftedQuestion {
  id: number;
  courseId: number;
  kind: QuestionKind;
  body: string;
  answers: QuestionAnswers;
  explanation: string;
  hints: QuestionHint[];
  points: number;
  tags: string[];
  state: ContentState;
  deletedAt: Date | null;
  draftVersion: number | null;
  hasDraft: boolean;
  updatedAt: Date;
}

const draftOfQuestion = and(eq(drafts.kind, 'question'), eq(drafts.itemId, questions.id));

/** Questions with their drafts, the newest first. */
export async function draftedQuestions(
  db: Queryable,
  { where, limit, offset }: { where: SQL | undefined; limit: number; offset: number },
): Promise<DraftedQuestion[]> {
  const rows = await db
    .select({ question: questions, draft: drafts })
    .from(questions)
    .leftJoin(drafts, draftOfQuestion)
    .where(where)
    .orderBy(sql`${questions.id} desc`)
    .limit(limit)
    .offset(offset);
  return rows.map(({ question, draft }) => ({
    ...question,
    ...(draft?.fields as Partial<DraftedQuestion> | undefined),
    draftVersion: draft?.version ?? null,
    hasDraft: Object.keys(draft?.fields ?? {}).length > 0,
    updatedAt: draft && draft.updatedAt > question.updatedAt ? draft.updatedAt : question.updatedAt,
  }));
}

/** How many questions a condition holds for; it may name `drafts`. */
export async function countQuestions(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(questions)
    .leftJoin(drafts, draftOfQuestion)
    .where(where);
  return row?.total ?? 0;
}

/** A value of a question as its draft has it, as JSON; for queries that join the table `drafts`. */
export const draftedValue = (field: string): SQL =>
  sql`case when drafts.fields ? ${field} then drafts.fields -> ${field}
    else to_jsonb(questions.${sql.identifier(field)}) end`;

/**
 * All that a question says, without HTML and folded for the search: its text, its answers and its explanation. Folding takes
 * long, so a question whose draft changes none of them has it stored.
 */
export const foldedQuestion: SQL = sql`case
  when drafts.fields ?| array['body', 'explanation', 'answers'] then question_text(
    ${draftedValue('body')} #>> '{}', ${draftedValue('explanation')} #>> '{}', ${draftedValue('answers')})
  else questions.said_text end`;
