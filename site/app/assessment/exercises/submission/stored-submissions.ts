import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { openRecords } from '#platform/browser/record-store.ts';

/** Programs that wait for the line to be submitted. */
const records = openRecords<CodeFile[]>('nibras-exercise-hand-ins', 'waiting');

const keyOf = (lecture: number, person: number) => `${person}|${lecture}`;

/** @returns whether the browser has stored it */
export const storeSubmission = (
  lecture: number,
  person: number,
  files: CodeFile[],
): Promise<boolean> => records.keep(keyOf(lecture, person), files);

export const forgetSubmission = (lecture: number, person: number): Promise<boolean> =>
  records.remove(keyOf(lecture, person));

/** The program that waits to be submitted; null for none. */
export async function storedSubmission(
  lecture: number,
  person: number,
): Promise<CodeFile[] | null> {
  const all = await records.all();
  return all.find(([key]) => key === keyOf(lecture, person))?.[1] ?? null;
}

/** Runs a task while no other tab of this browser submits the same exercise. */
export async function whileNoOtherTab(
  { lecture, person }: { lecture: number; person: number },
  task: () => Promise<void>,
): Promise<void> {
  // Without locks (a plain http address) the server refuses the second one.
  if (!navigator.locks) return task();
  await navigator.locks.request(`exercise-hand-in-${keyOf(lecture, person)}`, task);
}
