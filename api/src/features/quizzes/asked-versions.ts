import type { QuestionAnswers } from '@nibras/contract/questions.ts';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { questions, questionVersions } from '#platform/database/schema/index.ts';
import { renderHtml } from '#platform/html/render-html.ts';

type Version = typeof questionVersions.$inferSelect;

const rendered = (html: string) => renderHtml(html).rendered;

/** Answers with highlighted code in every text of theirs. */
function renderAnswers(answers: QuestionAnswers): QuestionAnswers {
  const { choices, pairs, extras, items, guide } = answers;
  const part = <Part extends { html: string }>(one: Part): Part => ({
    ...one,
    html: rendered(one.html),
  });
  return {
    ...answers,
    ...(choices && {
      choices: choices.map((one) => ({ ...part(one), feedback: rendered(one.feedback) })),
    }),
    ...(pairs && {
      pairs: pairs.map((pair) => ({
        ...pair,
        left: rendered(pair.left),
        right: rendered(pair.right),
      })),
    }),
    ...(extras && { extras: extras.map(part) }),
    ...(items && { items: items.map(part) }),
    ...(guide !== undefined && { guide: rendered(guide) }),
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
        inArray(
          questions.id,
          missing.map(({ id }) => id),
        ),
      );
    await tx
      .insert(questionVersions)
      .values(
        rows.map((row) => ({
          questionId: row.id,
          number: row.version,
          kind: row.kind,
          html: row.bodyHtml ?? rendered(row.body),
          answers: renderAnswers(row.answers),
          explanation: rendered(row.explanation),
          hints: row.hints.map(({ html, cost }) => ({ html: rendered(html), cost })),
        })),
      )
      .onConflictDoNothing();
    known.push(...(await stored(tx, rows)));
  }
  return new Map(known.flatMap((row) => (row.questionId === null ? [] : [[row.questionId, row]])));
}
