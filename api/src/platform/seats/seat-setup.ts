import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';

/** What the provider sets about watching. */
export interface SeatSetup {
  /** On how many devices a person watches at a time; null for any number. */
  seats: number | null;
}

const first: SeatSetup = { seats: limits.first };

const name = 'seat-setup';

/** The set-up and the one before it, for undo. */
interface StoredSeatSetups {
  present: SeatSetup;
  before: SeatSetup;
}

export async function storedSeatSetups(db: Queryable): Promise<StoredSeatSetups> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  const stored = row?.value as Partial<StoredSeatSetups> | undefined;
  return { present: { ...first, ...stored?.present }, before: { ...first, ...stored?.before } };
}

/** The set-up that holds now, in every process. */
export const seatSetup = async (db: Queryable): Promise<SeatSetup> =>
  (await storedSeatSetups(db)).present;

/** Stores a set-up, in the caller's transaction, which holds the lock of its changes. */
export async function storeSeatSetup(db: Queryable, present: SeatSetup): Promise<void> {
  const value: StoredSeatSetups = { present, before: await seatSetup(db) };
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
