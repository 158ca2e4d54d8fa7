import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { and, eq, or } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { questions, questionVersions } from '#platform/database/schema/index.ts';
import { renderHtml } from '#platform/html/render-html.ts';

type Version = typeof questionVersions.$inferSelect;

const rendered = async (html: string) => (await renderHtml(html)).rendered;

/** Answers with highlighted code in every text of theirs. */
async function renderAnswers(answers: QuestionAnswers): Promise<QuestionAnswers> {
  const { choices, pairs, extras, items, guide } = answers;
  const part = async <Part extends { html: string }>(one: Part): Promise<Part> => ({
    ...one,
    html: await rendered(one.html),
  });
  const all = <Part, Made>(parts: readonly Part[], make: (part: Part) => Promise<Made>) =>
    Promise.all(parts.map(make));
  return {
    ...answers,
    ...(choices && {
      choices: await all(choices, async (one) => ({
        ...(await part(one)),
        feedback: await rendered(one.feedback),
      })),
    }),
    ...(pairs && {
      pairs: await all(pairs, async (pair) => ({
        ...pair,
        left: await rendered(pair.left),
        right: await rendered(pair.right),
      })),
    }),
    ...(extras && { extras: await all(extras, part) }),
    ...(items && { items: await all(items, part) }),
    ...(guide !== undefined && { guide: await rendered(guide) }),
  };
}

/** What learners see of a question, rendered for its version. */
async function versionOf(row: typeof questions.$inferSelect) {
  const hint = async ({ html, cost }: { html: string; cost: number }) => ({
    html: await rendered(html),
    cost,
  });
  return {
    questionId: row.id,
    number: row.version,
    kind: row.kind,
    html: row.bodyHtml ?? (await rendered(row.body)),
    answers: await renderAnswers(row.answers),
    explanation: await rendered(row.explanation),
    hints: await Promise.all(row.hints.map(hint)),
  };
}

const stored = (tx: Transaction, asked: readonly { id: number; version: number }[]) =>
  asked.length === 0
    ? Promise.resolve<Version[]>([])
    : tx
        .select()
        .from(questionVersions)
        .where(
          or(
            ...asked.map(({ id, version }) =>
              and(eq(questionVersions.questionId, id), eq(questionVersions.number, version)),
            ),
          ),
        );

/**
 * The questions as they are asked now, by their ids. A version is made when it is asked for the first time, and stays what
 * it is whatever becomes of the question.
 */
export async function askedVersions(
  tx: Transaction,
  asked: readonly { id: number; version: number }[],
): Promise<Map<number, Version>> {
  const known = await stored(tx, asked);
  const knownIds = new Set(known.map(({ questionId }) => questionId));
  const missing = asked.filter(({ id }) => !knownIds.has(id));
  if (missing.length > 0) {
    const rows = await tx
      .select()
      .from(questions)
      .where(
        anyOf(
          questions.id,
          missing.map(({ id }) => id),
        ),
      );
    const versions = [];
    for (const row of rows) versions.push(await versionOf(row));
    await tx.insert(questionVersions).values(versions).onConflictDoNothing();
    known.push(...(await stored(tx, rows)));
  }
  return new Map(known.flatMap((row) => (row.questionId === null ? [] : [[row.questionId, row]])));
}
