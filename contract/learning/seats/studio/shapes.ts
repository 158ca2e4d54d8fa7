import { z } from 'zod';
import { studioPerson, undoId } from '../../../content/items/studio/page.ts';
import { timestamp } from '../../../wire.ts';
import { seats as limits } from '../limits.ts';

/** On how many devices a person watches at a time; null for any number. */
export const seatSetup = z.object({ seats: z.int().min(1).max(limits.max).nullable() });
export type SeatSetupFields = z.infer<typeof seatSetup>;

/** `undo` is null where nothing has changed. */
export const seatSetupChangeAnswer = seatSetup.extend({ undo: undoId.nullable() });

/** An account whose seats change often, or that reads faster than one can watch, within `seats.daysStored` days. */
export const seatChanger = z.object({
  person: studioPerson.extend({ email: z.string() }),
  /** Sessions that watched. */
  browsers: z.int(),
  /** How often it freed the seat of another device. */
  freed: z.int(),
  /** How often a device was refused. */
  refused: z.int(),
  /** How often it read faster than one can watch. */
  fast: z.int(),
  last_at: timestamp,
});
export type SeatChanger = z.infer<typeof seatChanger>;

/** Those with the most changes first, up to `seats.listed`. */
export const seatChangersAnswer = z.object({ data: z.array(seatChanger), more: z.boolean() });
export type SeatChangersAnswer = z.infer<typeof seatChangersAnswer>;
