import {
  type CodeFile,
  exerciseAnswer,
  type HandInExercise,
  handInExerciseAnswer,
  saveWorkAnswer,
  startExerciseAnswer,
} from '@nibras/contract/assessment/exercises/shapes.ts';
import { apiGet, apiSend } from '#platform/api/api-client.ts';

const at = (lecture: number) => `/api/exercises/${lecture}`;

/** An exercise with one's own work and mark. Throws an `ApiError`. */
export const fetchExercise = (lecture: number, signal?: AbortSignal) =>
  apiGet(at(lecture), { schema: exerciseAnswer, ...(signal && { signal }) });

/** Keeps the files on the server. `save` is one more than the save that they are based on. */
export const sendWork = (lecture: number, files: CodeFile[], save: number) =>
  apiSend('PUT', `${at(lecture)}/work`, {
    json: { files: withoutLocks(files), save },
    schema: saveWorkAnswer,
  });

/** Begins an attempt for a mark, or continues the open one: the hidden inputs. */
export const startAttempt = async (lecture: number) =>
  (await apiSend('POST', `${at(lecture)}/attempts`, { schema: startExerciseAnswer })).attempt;

/** Hands in a program with what it printed. */
export const handInAttempt = (attempt: number, handedIn: HandInExercise) =>
  apiSend('PUT', `/api/exercise-attempts/${attempt}`, {
    json: { ...handedIn, files: withoutLocks(handedIn.files) },
    schema: handInExerciseAnswer,
  });

/** The server knows which files are locked. */
const withoutLocks = (files: readonly CodeFile[]): CodeFile[] =>
  files.map(({ name, code }) => ({ name, code }));
