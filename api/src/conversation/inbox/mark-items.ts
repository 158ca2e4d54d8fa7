import {
  type InboxKind,
  type InboxState,
  statesOf,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { tableOf } from './kinds.ts';
import { type LockedItem, lockItems } from './lock-items.ts';

import { blockSenders, type StoredSender, unblockSenders } from './spam.ts';

/** What the audit log keeps of a mark, for its undo. */
export interface MarkBefore {
  before: { id: number; state: InboxState }[];
  to: InboxState;
  /** Ids of the senders of spam that it added, and the ones that it took away. */
  blocked: number[];
  unblocked: StoredSender[];
}

export const stateKey = (kind: InboxKind, id: number) => `${kind}:${id}:state`;

/** @throws AppError invalid-input for a state that the kind does not have */
export function requireState(kind: InboxKind, state: InboxState): void {
  if (statesOf[kind].includes(state)) return;
  throw new AppError('invalid-input', { errors: { state: ['هذه الحالة للطلبات وحدها.'] } });
}

/** What marking as spam, or as no spam any more, changes for the senders. */
async function markSenders(
  tx: Transaction,
  items: LockedItem[],
  { state, person, now }: { state: InboxState; person: number; now: Date },
): Promise<Pick<MarkBefore, 'blocked' | 'unblocked'>> {
  if (state === 'spam') {
    const blocked = await blockSenders(tx, { senders: items, person, now });
    return { blocked, unblocked: [] };
  }
  const cleared = items.filter((item) => item.state === 'spam');
  const unblocked = cleared.length > 0 ? await unblockSenders(tx, cleared) : [];
  return { blocked: [], unblocked };
}

interface Mark {
  caller: Person;
  kind: InboxKind;
  items: LockedItem[];
  state: InboxState;
  now: Date;
}

/** Marks locked orders or messages and writes the audit log. @returns the log's entry; null where nothing changed */
export async function markLocked(
  tx: Transaction,
  { caller, kind, items, state, now }: Mark,
): Promise<{ changed: number; undo: number | null }> {
  const changing = items.filter((item) => item.state !== state);
  const [first] = changing;
  if (!first) return { changed: 0, undo: null };
  const ids = changing.map(({ id }) => id);
  await tx.execute(sql`update ${tableOf(kind)} set state = ${state}
    where id = any(${sql.param(ids)}::int[])`);
  const senders = await markSenders(tx, changing, { state, person: caller.id, now });
  const before = changing.map((item) => ({ id: item.id, state: item.state }));
  const kept: MarkBefore = { before, to: state, ...senders };
  const undo = await writeEntry(tx, {
    person: caller.id,
    action: 'inbox-marked',
    kind,
    itemId: first.id,
    name: first.name,
    details: { count: changing.length, from: first.state, to: state, undo: kept },
    changed: ids.map((id) => stateKey(kind, id)),
    now,
  });
  return { changed: changing.length, undo };
}

/**
 * Gives orders or messages a state, all or none. What their senders send later goes to the spam while one of theirs is
 * marked as that.
 * @throws AppError order-not-found, message-not-found, invalid-input
 */
export async function markItems(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  input: { caller: Person; kind: InboxKind; ids: number[]; state: InboxState },
): Promise<{ changed: number; undo: number | null }> {
  requireState(input.kind, input.state);
  return db.transaction(async (tx) => {
    const items = await lockItems(tx, input);
    return markLocked(tx, { ...input, items, now: now() });
  });
}
