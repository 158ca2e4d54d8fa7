import { z } from 'zod';
import { sessionDevice } from '../../people/security/shapes.ts';
import { id, timestamp } from '../../wire.ts';

export const seatBody = z.object({ course_id: id, lecture_id: id });
export const seatParams = z.object({ id });

/** A device that watches with the caller's account. */
export const takenSeat = z.object({
  /** The id of its session. */
  id: z.int(),
  device: sessionDevice,
  since: timestamp,
  /** What it watches; null where that is not known. */
  lecture: z.string().nullable(),
});
export type TakenSeat = z.infer<typeof takenSeat>;

/** The addresses of the lecture's video for the caller's seat, newly signed. */
export const seatAnswer = z.object({
  videos: z.string().nullable(),
  stream: z.string().nullable(),
  sound_stream: z.string().nullable(),
  /** The query of the stream's parts from now on; null without a stream. */
  parts: z.string().nullable(),
});
export type SeatAnswer = z.infer<typeof seatAnswer>;

/** The answer with status 409: the devices that have all seats. */
export const seatsTakenAnswer = z.object({
  message: z.string(),
  seats: z.array(takenSeat),
  /** From when on the caller can free one of them; null for now. */
  free_from: timestamp.nullable(),
});
export type SeatsTakenAnswer = z.infer<typeof seatsTakenAnswer>;
