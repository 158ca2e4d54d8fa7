import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Merging } from './move-references.ts';

/**
 * Puts the attempts of two accounts at one quiz in one order, that in which they were begun. Of two open ones the one that was
 * begun last is kept.
 */
export async function uniteAttempts(tx: Transaction, { keep, remove }: Merging): Promise<void> {
  await tx.execute(sql`delete from quiz_attempts older using quiz_attempts newer
    where older.state = 'open' and newer.state = 'open' and older.lecture_id = newer.lecture_id
      and older.person_id in (${keep}, ${remove}) and newer.person_id in (${keep}, ${remove})
      and (older.started_at, older.id) < (newer.started_at, newer.id)`);
  // Where only one account has attempts, their numbers stay.
  const ofBoth = sql`select lecture_id from quiz_attempts where person_id in (${keep}, ${remove})
    group by lecture_id having count(distinct person_id) = 2`;
  // Below 0 first: a number is used once at any time.
  await tx.execute(sql`update quiz_attempts set number = -ordered.number
    from (select id, row_number() over (partition by lecture_id order by started_at, id) as number
      from quiz_attempts where person_id in (${keep}, ${remove}) and lecture_id in (${ofBoth})) ordered
    where ordered.id = quiz_attempts.id`);
  await tx.execute(sql`update quiz_attempts set number = -number
    where person_id in (${keep}, ${remove}) and number < 0`);
}
