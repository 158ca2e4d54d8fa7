import {
  type SeatAnswer,
  type SeatsTakenAnswer,
  seatAnswer,
  seatsTakenAnswer,
} from '@nibras/contract/learning/seats/shapes.ts';
import { readAnswer } from '#platform/api/read-answer.ts';
import { sendCall } from '#platform/api/transport.ts';

export interface LectureIds {
  course: number;
  lecture: number;
}

export type SeatResult = { seat: SeatAnswer } | { taken: SeatsTakenAnswer };

/**
 * Takes or keeps this browser's seat for a lecture. That other devices have all seats is a result and no failure.
 * @param free the session whose seat is freed for this browser
 * @throws ApiError for everything else, also where the server knows no seats
 */
export async function askSeat(
  { course, lecture }: LectureIds,
  free: number | null,
): Promise<SeatResult> {
  const path = free === null ? '/api/lecture-seat' : `/api/lecture-seat/${free}/free`;
  const response = await sendCall(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ course_id: course, lecture_id: lecture }),
  });
  if (response.status === 409) {
    const parsed = seatsTakenAnswer.safeParse(await response.clone().json());
    if (parsed.success) return { taken: parsed.data };
  }
  return { seat: await readAnswer(response, seatAnswer) };
}
