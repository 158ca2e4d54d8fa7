import {
  getExercisesByLecture,
  postExercisesByLectureAttempts,
  putExerciseAttemptsById,
  putExercisesByLectureWork,
} from '@nibras/contract/assessment/exercises/calls.ts';
import type { CodeFile, SubmitExercise } from '@nibras/contract/assessment/exercises/shapes.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** An exercise with one's own work and mark. Throws an `ApiError`. */
export const fetchExercise = (lecture: number, signal?: AbortSignal) =>
  makeCall(getExercisesByLecture, { params: { lecture }, ...(signal && { signal }) });

/** Keeps the files on the server. `save` is one more than the save that they are based on. */
export const sendWork = (lecture: number, files: CodeFile[], save: number) =>
  makeCall(putExercisesByLectureWork, {
    params: { lecture },
    body: { files: withoutLocks(files), save },
  });

/** Begins an attempt for a mark, or continues the open one: the hidden inputs. */
export const startAttempt = async (lecture: number) =>
  (await makeCall(postExercisesByLectureAttempts, { params: { lecture } })).attempt;

/** Submits a program with what it printed. */
export const submitAttempt = (attempt: number, handedIn: SubmitExercise) =>
  makeCall(putExerciseAttemptsById, {
    params: { id: attempt },
    body: { ...handedIn, files: withoutLocks(handedIn.files) },
  });

/** The server knows which files are locked. */
const withoutLocks = (files: readonly CodeFile[]): CodeFile[] =>
  files.map(({ name, code }) => ({ name, code }));
