import { sql } from 'drizzle-orm';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { findQuestion } from './queries.ts';

interface HintOptions {
  attempt: number;
  position: number;
  caller: Caller;
  /** How many the page shows already: a repeated request opens none beyond the wanted one. Absent: not told. */
  opened: number | undefined;
}

/**
 * Opens the next hint of a question, which costs points.
 * @returns the hints that are open now
 * @throws AppError attempt-not-found, attempt-over
 */
export async function openHint(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { attempt, position, caller, opened }: HintOptions,
): Promise<string[]> {
  const place = { attempt, position, person: caller.id };
  const { hints } = orThrow(await findQuestion(db, place), 'attempt-not-found');
  const { rows } = await db.execute<{ isOpen: boolean }>(sql`
    with attempt as materialized (
      select id from quiz_attempts
      where id = ${attempt} and person_id = ${caller.id} and state = 'open'
        and (ends_at is null or ends_at >= ${now().toISOString()})
      for share),
    opened as (
      update attempt_questions set hints_opened = hints_opened + 1
      from attempt
      where attempt_id = attempt.id and position = ${position} and hints_opened < ${hints.length}
        ${opened === undefined ? sql`` : sql`and hints_opened = ${opened}`})
    select exists (select from attempt) as "isOpen"`);
  if (!rows[0]?.isOpen) throw new AppError('attempt-over');
  const after = orThrow(await findQuestion(db, place), 'attempt-not-found');
  return hints.slice(0, after.hintsOpened).map(({ html }) => html);
}
