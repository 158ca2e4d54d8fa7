import type { VideoQuestionsAnswer } from '@nibras/contract/assessment/video-questions/shapes.ts';
import { openRecords } from '#platform/browser/record-store.ts';

/** Questions of videos as they were fetched last, for a time without a line. */
const fetched = openRecords<{ answer: VideoQuestionsAnswer; at: number }>(
  'nibras-video-questions',
  'fetched',
);
const storedFor = 90 * 24 * 60 * 60_000;

const keyOf = (lecture: number, person: number) => `${person}|${lecture}`;

export const storeQuestions = (lecture: number, person: number, answer: VideoQuestionsAnswer) =>
  fetched.keep(keyOf(lecture, person), { answer, at: Date.now() });

/** The questions of a video as this browser fetched them last; null for never. */
export async function storedQuestions(
  lecture: number,
  person: number,
): Promise<VideoQuestionsAnswer | null> {
  const all = await fetched.all();
  const expired = all.filter(([, { at }]) => at < Date.now() - storedFor).map(([key]) => key);
  await fetched.removeAll(expired);
  return all.find(([key]) => key === keyOf(lecture, person))?.[1].answer ?? null;
}
