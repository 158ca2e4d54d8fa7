import type { QuestionAction } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { lockItem, type StateBefore, setState } from '#content/items/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

import { changeQuestions, questionStates, questionsSubject } from './change-questions.ts';

const actions: Record<QuestionAction, LogAction> = {
  publish: 'questions-published',
  bin: 'questions-binned',
  restore: 'questions-restored',
};

interface Acting {
  act: QuestionAction;
  person: number;
  now: Date;
}

/** Applies an act to each question. @throws AppError not-ready with every question that is not: `question:12` */
async function applyToAll(
  tx: Transaction,
  ids: readonly number[],
  acting: Acting,
): Promise<StateBefore[]> {
  const before: StateBefore[] = [];
  const unready: Record<string, string[]> = {};
  for (const id of ids) {
    const item = { kind: 'question', id } as const;
    const locked = orThrow(await lockItem(tx, item), 'question-not-found');
    try {
      const done = await setState(tx, { item, before: locked }, acting);
      if (done) before.push(done);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-ready') throw error;
      unready[`question:${id}`] = Object.values(error.toAnswer().errors ?? {}).flat();
    }
  }
  if (Object.keys(unready).length > 0) throw new AppError('not-ready', { errors: unready });
  return before;
}

/**
 * Publishes, removes or restores many questions of the bank, all or none. Those that are in that state already stay
 * as they are. A quiz goes on without a question that was removed.
 * @throws AppError question-not-found, forbidden, not-ready, wrong-state where nothing is left to do
 */
export async function setQuestionStates(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, questions, act }: { caller: Person; questions: number[]; act: QuestionAction },
): Promise<{ changed: number; undo: number }> {
  const time = now();
  const change = {
    caller,
    questions,
    act: act === 'publish' ? 'publish' : 'remove',
    now: time,
  } as const;
  const { result, undo } = await changeQuestions(db, change, async (tx, all) => {
    const acting = { act, person: caller.id, now: time };
    const ids = all.map(({ id }) => id);
    const before = await applyToAll(tx, ids, acting);
    const changed = all.filter(({ id }) => before.some((one) => one.id === id));
    return {
      result: changed.length,
      entry: {
        action: actions[act],
        ...questionsSubject(changed),
        details: { count: changed.length, undo: { before } },
        changed: questionStates(changed.map(({ id }) => id)),
      },
    };
  });
  return { changed: result, undo };
}
