import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { tables } from '../kinds.ts';
import { applyPublication, type PublishedQuestion } from '../publish-item.ts';
import { draftOf, type Item, type ItemKey } from '../queries.ts';
import { requireReady } from '../readiness.ts';

/** What is done with many lectures or questions at once. */
export type StateAction = 'publish' | 'hide' | 'bin' | 'restore';

/** An item's state before an act; the version that a publication made. */
export interface StateBefore {
  id: number;
  state: Item['state'];
  deletedAt: string | null;
  publishAt: string | null;
  publishVersion: number | null;
  version?: number;
  questions?: PublishedQuestion[];
}

interface Act {
  act: StateAction;
  person: number;
  now: Date;
  /** The version of the draft that the caller saw; undefined for whichever it is. */
  draftVersion?: number | null | undefined;
}

const calledOff = { state: 'draft', publishAt: null, publishVersion: null } as const;

/** @returns what a publication made; null where the item is in the wanted state already */
async function apply(
  tx: Transaction,
  { item, before }: { item: ItemKey; before: Item },
  { act, person, now, draftVersion }: Act,
): Promise<{ version?: number; questions?: PublishedQuestion[] } | null> {
  const set = async (
    columns: Partial<Pick<Item, 'state' | 'publishAt' | 'publishVersion' | 'deletedAt'>>,
  ) => {
    await tx.update(tables[item.kind]).set(columns).where(eq(sql`id`, item.id));
    return {};
  };
  if (act === 'bin') {
    if (before.deletedAt) return null;
    return set({ ...(before.state === 'scheduled' && calledOff), deletedAt: now });
  }
  if (act === 'restore') return before.deletedAt ? set({ deletedAt: null }) : null;
  if (before.deletedAt) throw new AppError('wrong-state');
  if (act === 'hide') return before.state === 'published' ? set({ state: 'hidden' }) : null;
  const draft = await draftOf(tx, item);
  if (draftVersion !== undefined && (draft?.version ?? null) !== draftVersion) {
    throw new AppError('draft-changed');
  }
  if (before.state === 'published' && !draft) return null;
  await requireReady(tx, item, before);
  return applyPublication(tx, item, { before, person, now });
}

/**
 * Publishes, hides, removes or restores one of several items that the caller has locked.
 * @returns the state before, for the undo; null where the item is in the wanted state already
 * @throws AppError draft-changed, not-ready, wrong-state for the publication of what is in the trash
 */
export async function setState(
  tx: Transaction,
  changed: { item: ItemKey; before: Item },
  act: Act,
): Promise<StateBefore | null> {
  const done = await apply(tx, changed, act);
  if (!done) return null;
  const { item, before } = changed;
  return {
    id: item.id,
    state: before.state,
    deletedAt: before.deletedAt?.toISOString() ?? null,
    publishAt: before.publishAt?.toISOString() ?? null,
    publishVersion: before.publishVersion,
    ...done,
  };
}
