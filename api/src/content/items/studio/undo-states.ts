import { eq, sql } from 'drizzle-orm';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { Transaction } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { tables } from '../kinds.ts';
import type { Publication, PublishedQuestion } from '../publish-item.ts';
import { draftOf, type ItemKey, lockItem } from '../queries.ts';
import type { StateBefore } from './item-states.ts';
import { undoPublication } from './undo-publication.ts';

type Columns = Pick<StateBefore, 'state'> & {
  publishAt?: Date | null;
  publishVersion?: number | null;
  deletedAt?: Date | null;
};

const setColumns = (tx: Transaction, { kind, id }: ItemKey, columns: Columns) =>
  tx.update(tables[kind]).set(columns).where(eq(sql`id`, id));

/** A publication that was called off is planned again where its time is still to come and its draft is the same. */
async function scheduleBefore(
  tx: Transaction,
  item: ItemKey,
  {
    publishAt,
    publishVersion,
    now,
  }: { publishAt: string | null; publishVersion: number | null; now: Date },
): Promise<Columns> {
  const draftVersion = (await draftOf(tx, item))?.version ?? null;
  const at = publishAt === null ? null : new Date(publishAt);
  return at && at > now && draftVersion === publishVersion
    ? { state: 'scheduled', publishAt: at, publishVersion }
    : { state: 'draft', publishAt: null, publishVersion: null };
}

/** Gives several items of one kind back the states that an act changed. */
async function undoStatesOf(
  kind: 'lecture' | 'question',
  { tx, data: { before }, person, now }: Undoing<{ before: StateBefore[] }>,
): Promise<void> {
  for (const { id, state, deletedAt, version, questions, ...schedule } of before) {
    const item = { kind, id };
    if (version !== undefined) {
      await undoPublication(tx, item, { version, from: state, person, now });
      await undoQuestions(tx, questions, { person, now });
      continue;
    }
    if (!(await lockItem(tx, item))) tooLate();
    const columns =
      state === 'scheduled' ? await scheduleBefore(tx, item, { ...schedule, now }) : { state };
    await setColumns(tx, item, { ...columns, deletedAt: deletedAt ? new Date(deletedAt) : null });
  }
}

export const undoLectureStates = (undoing: Undoing<{ before: StateBefore[] }>): Promise<void> =>
  undoStatesOf('lecture', undoing);
export const undoQuestionStates = (undoing: Undoing<{ before: StateBefore[] }>): Promise<void> =>
  undoStatesOf('question', undoing);

/** Withdraws what was published along with something else, unless it was published again or removed since. */
async function undoAlong(
  tx: Transaction,
  item: ItemKey,
  undo: Publication & { person: number; now: Date },
): Promise<void> {
  try {
    await tx.transaction((inner) => undoPublication(inner, item, undo));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'undo-too-late') throw error;
  }
}

/** Withdraws the questions that were published with their quiz. */
async function undoQuestions(
  tx: Transaction,
  questions: readonly PublishedQuestion[] = [],
  by: { person: number; now: Date },
): Promise<void> {
  for (const { id, ...publication } of questions) {
    await undoAlong(tx, { kind: 'question', id }, { ...publication, ...by });
  }
}

/** Undoes one change of state of one item, as `changeItem` writes it into the audit log. */
export async function undoState({ tx, entry, person, now }: Undoing): Promise<void> {
  const item = { kind: entry.kind as ItemKey['kind'], id: entry.itemId };
  const { version, from, at } = entry.details;
  if (entry.action === 'published') {
    if (typeof version !== 'number') return tooLate();
    await undoPublication(tx, item, { version, from: String(from), person, now });
    await undoQuestions(tx, entry.details.questions as PublishedQuestion[] | undefined, {
      person,
      now,
    });
    const lectures = (entry.details.lectures ?? []) as (Publication & { id: number })[];
    for (const { id, ...publication } of lectures) {
      await undoAlong(tx, { kind: 'lecture', id }, { ...publication, person, now });
      await undoQuestions(tx, publication.questions, { person, now });
    }
    return;
  }
  const { state, deletedAt } = (await lockItem(tx, item)) ?? tooLate();
  if (entry.action === 'hidden' && state === 'hidden' && !deletedAt) {
    await setColumns(tx, item, { state: 'published' });
  } else if (entry.action === 'binned' && deletedAt) {
    await setColumns(tx, item, { state, deletedAt: null });
  } else if (entry.action === 'restored' && !deletedAt) {
    await setColumns(tx, item, { state, deletedAt: now });
  } else if (entry.action === 'scheduled' && state === 'scheduled') {
    await setColumns(tx, item, { state: 'draft', publishAt: null, publishVersion: null });
  } else if (entry.action === 'unscheduled' && state === 'draft' && typeof at === 'string') {
    const publishVersion = (await draftOf(tx, item))?.version ?? null;
    const columns = await scheduleBefore(tx, item, { publishAt: at, publishVersion, now });
    if (columns.state !== 'scheduled') tooLate();
    await setColumns(tx, item, columns);
  } else tooLate();
}
