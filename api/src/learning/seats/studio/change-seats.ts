import type { SeatSetupFields } from '@nibras/contract/learning/seats/studio/shapes.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSetup, lockSetup } from '#platform/resource/change-setup.ts';
import { seatSetup, storedSeatSetups, storeSeatSetup } from '#platform/seats/seat-setup.ts';

const name = 'seats';

/**
 * Sets on how many devices a person watches at a time. Devices that watch go on; the number holds for the next one.
 * @returns the log's entry, or null where nothing has changed
 */
export const changeSeats = (
  platform: Pick<Platform, 'db' | 'now'>,
  { person, fields }: { person: number; fields: SeatSetupFields },
): Promise<number | null> =>
  changeSetup(platform, {
    person,
    name,
    action: 'seats-changed',
    read: seatSetup,
    next: () => ({ seats: fields.seats }),
    store: storeSeatSetup,
    details: () => ({ undo: {} }),
  });

/** Undoes the last change. */
export async function restoreSeats(tx: Transaction): Promise<void> {
  await lockSetup(tx, name);
  const { before } = await storedSeatSetups(tx);
  await storeSeatSetup(tx, before);
}
