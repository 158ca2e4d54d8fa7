import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuizItem } from '@nibras/contract/assessment/quizzes/shapes.ts';
import {
  draftOf,
  type Item,
  parseQuizItems,
  publishedFields,
  writeDraft,
} from '#content/items/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

interface Writing {
  lecture: number;
  /** The lecture, which the caller has locked. */
  before: Item;
  person: number;
  now: Date;
}

/** Changes the items of a quiz's draft. @throws AppError wrong-state for another lecture than a quiz */
async function changeItems(
  tx: Transaction,
  { lecture, before, person, now }: Writing,
  change: (items: QuizItem[]) => QuizItem[],
): Promise<void> {
  const item = { kind: 'lecture', id: lecture } as const;
  const draft = await draftOf(tx, item);
  const fields = { ...(await publishedFields(tx, item)), ...draft?.fields };
  if (before.deletedAt || fields.type !== 'quiz') throw new AppError('wrong-state');
  const items = change(parseQuizItems(fields.quiz_items));
  if (items.length > limits.items) throw new AppError('too-many-items');
  const values = { quiz_items: items };
  await writeDraft(tx, item, { values, draft, person, before, now });
}

/**
 * Adds questions to the end of a quiz's draft, each once.
 * @returns those that it did not ask yet
 * @throws AppError wrong-state, too-many-items
 */
export async function appendQuestions(
  tx: Transaction,
  { questions, ...writing }: Writing & { questions: readonly number[] },
): Promise<number[]> {
  let added: number[] = [];
  await changeItems(tx, writing, (items) => {
    const asked = new Set(items.flatMap((item) => ('question' in item ? item.question : [])));
    added = [...new Set(questions)].filter((id) => !asked.has(id));
    if (added.length === 0) throw new AppError('wrong-state');
    return [...items, ...added.map((question) => ({ question }))];
  });
  return added;
}

/** Takes questions out of a quiz's draft. */
export const takeQuestions = (
  tx: Transaction,
  { questions, ...writing }: Writing & { questions: readonly number[] },
): Promise<void> =>
  changeItems(tx, writing, (items) =>
    items.filter((item) => !('question' in item && questions.includes(item.question))),
  );
