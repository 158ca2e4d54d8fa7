import { findAttempt, gradeText, type TextMark } from '#assessment/quizzes/index.ts';
import { changeCourses } from '#learning/staff/index.ts';
import type { Undoing } from '#platform/audit/undo.ts';
import type { Person } from '#platform/http/access.ts';
import { answeredBefore } from '#platform/http/answered-before.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

interface MarkOptions {
  caller: Person;
  attempt: number;
  position: number;
  points: number;
  note: string;
  /** Whether the caller saw the text without a score. */
  seen?: 'ungraded' | undefined;
}

/**
 * Marks a learner's text; the log says whose and in which quiz, and has neither text nor note.
 * @throws AppError attempt-not-found, forbidden, invalid-input, graded-meanwhile
 */
export async function gradeWaitingText(
  platform: Platform,
  { caller, attempt, position, points, note, seen }: MarkOptions,
): Promise<{ undo: number }> {
  const { db, now } = platform;
  const { lecture, course, name } = orThrow(await findAttempt(db, attempt), 'attempt-not-found');
  const time = now();
  return changeCourses(
    db,
    { caller, courses: [course], act: 'mark', now: time, missing: 'attempt-not-found' },
    async (tx) => {
      const mark = { points, note, by: caller.id };
      const before = await gradeText(platform, tx, { attempt, position, mark, now: time });
      if (seen === 'ungraded' && before.score !== null) {
        const first = {
          by: before.markedBy,
          at: before.markedAt === null ? null : new Date(before.markedAt),
        };
        const { timeZone } = platform.settings();
        throw await answeredBefore(tx, {
          code: 'graded-meanwhile',
          as: 'answered',
          first,
          timeZone,
        });
      }
      return {
        result: null,
        entry: {
          action: 'text-marked',
          kind: 'lecture',
          itemId: lecture,
          name,
          details: { undo: { attempt, position, before } },
          changed: [`attempt:${attempt}:${position}`],
        },
      };
    },
  );
}

/** Gives a text the mark back that it had, or none. */
export async function undoGradeText({
  tx,
  platform,
  data,
  now,
}: Undoing<{ attempt: number; position: number; before: TextMark }>): Promise<void> {
  await gradeText(platform, tx, { ...data, mark: data.before, now });
}
