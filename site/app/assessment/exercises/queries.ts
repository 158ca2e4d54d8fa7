import type { ExerciseAnswer } from '@nibras/contract/assessment/exercises/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { isUnreachable } from '#platform/api/api-error.ts';
import { openRecords } from '#platform/browser/record-store.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { fetchExercise } from './calls.ts';

export type Exercise = ExerciseAnswer['exercise'];

/** Exercises that were opened in this browser, for a time without a line. */
const opened = openRecords<{ exercise: Exercise; at: number }>('nibras-exercises', 'opened');
const storedFor = 90 * 24 * 60 * 60_000;

const keyOf = (lecture: number) => `${sessionStore.getState().user?.id ?? 0}|${lecture}`;

async function storedExercise(lecture: number): Promise<Exercise | null> {
  const all = await opened.all();
  const expired = all.filter(([, { at }]) => at < Date.now() - storedFor).map(([key]) => key);
  await opened.removeAll(expired);
  return all.find(([key]) => key === keyOf(lecture))?.[1].exercise ?? null;
}

/** An exercise from the server; without a line as it was when it was opened last. */
async function openExercise(lecture: number, signal: AbortSignal): Promise<Exercise> {
  try {
    const { exercise } = await fetchExercise(lecture, signal);
    void opened.keep(keyOf(lecture), { exercise, at: Date.now() });
    return exercise;
  } catch (error) {
    const stored = isUnreachable(error) ? await storedExercise(lecture) : null;
    if (!stored) throw error;
    return stored;
  }
}

/** Query of an exercise. Its work is only read when it is opened: what is typed afterwards is newer. */
export const exerciseQuery = (lecture: number) =>
  queryOptions({
    queryKey: ['exercise', lecture],
    queryFn: ({ signal }) => openExercise(lecture, signal),
    // What was read a moment ago, or is given by a preview, is not read again.
    staleTime: 10_000,
    retry: false,
  });
