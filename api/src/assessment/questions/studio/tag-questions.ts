import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import { draftOf, lockItem, publishedFields, writeDraft } from '#content/items/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeQuestions, questionsSubject } from './change-questions.ts';

/** A question's tags before a change, and the save that changed them. */
interface TagsBefore {
  id: number;
  tags: string[];
  save: number;
}

interface Writing {
  id: number;
  person: number;
  now: Date;
}

/** Writes the tags of a question's draft. @returns null where they are so already */
async function changeTags(
  tx: Transaction,
  { id, person, now }: Writing,
  change: (tags: string[]) => string[],
): Promise<TagsBefore | null> {
  const item = { kind: 'question', id } as const;
  const before = orThrow(await lockItem(tx, item), 'question-not-found');
  if (before.deletedAt) throw new AppError('wrong-state');
  const draft = await draftOf(tx, item);
  const fields = { ...(await publishedFields(tx, item)), ...draft?.fields };
  const tags = fields.tags as string[];
  const wanted = change(tags);
  if (wanted.join('\n') === tags.join('\n')) return null;
  if (wanted.length > limits.tags) throw new AppError('too-many-items');
  const values = { tags: wanted };
  return { id, tags, save: await writeDraft(tx, item, { values, draft, person, before, now }) };
}

/**
 * Gives tags to the drafts of many questions and takes others from them.
 * @throws AppError question-not-found, forbidden, too-many-items, wrong-state where nothing is left to do
 */
export async function tagQuestions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: { caller: Person; questions: number[]; add: string[]; remove: string[] },
): Promise<{ changed: number; undo: number }> {
  const { caller, questions, add, remove } = options;
  const time = now();
  const change = { caller, questions, act: 'edit', now: time } as const;
  const { result, undo } = await changeQuestions(db, change, async (tx, all) => {
    const before: TagsBefore[] = [];
    for (const { id } of all) {
      const changed = await changeTags(tx, { id, person: caller.id, now: time }, (tags) => [
        ...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add]),
      ]);
      if (changed) before.push(changed);
    }
    const changed = all.filter(({ id }) => before.some((one) => one.id === id));
    return {
      result: changed.length,
      entry: {
        action: 'questions-tagged',
        ...questionsSubject(changed),
        details: { count: changed.length, undo: { before } },
        changed: changed.map(({ id }) => `question:${id}:tags`),
      },
    };
  });
  return { changed: result, undo };
}

/** Gives questions the tags back that they had, unless a person has changed them since. */
export async function undoTagQuestions({
  tx,
  data,
  person,
  now,
}: Undoing<{ before: TagsBefore[] }>): Promise<void> {
  for (const { id, tags, save } of data.before) {
    const draft = await draftOf(tx, { kind: 'question', id });
    if (draft?.fieldVersions.tags?.version !== save) tooLate();
    await changeTags(tx, { id, person, now }, () => tags);
  }
}
