import { waiting as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/platform.ts';

/** Those of some people who have a part in the studio. */
async function staffAmong({ db }: Pick<Platform, 'db'>, people: readonly number[]) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from people where id = any(${sql.param([...people])}::int[])
      and (role <> 'student' or exists (select from course_staff where person_id = people.id))`);
  return rows.map(({ id }) => id);
}

/**
 * Notifies the staff whose tabs this process holds of which kinds of waiting things have changed, and nothing about them: each
 * tab then fetches what its person may see. What comes within a moment is one event.
 */
export function notifyStaff({
  db,
  realtime,
  log,
}: Pick<Platform, 'db' | 'realtime' | 'log'>): (kind: string) => void {
  let kinds = new Set<string>();

  async function send() {
    const changed = [...kinds];
    kinds = new Set();
    try {
      const people = realtime.peopleHere();
      if (people.length === 0) return;
      realtime.emitHere(await staffAmong({ db }, people), 'waiting-changed', { kinds: changed });
    } catch (error) {
      log.warn({ err: error }, 'the staff was not notified of what waits');
    }
  }

  return (kind) => {
    if (kinds.size === 0) setTimeout(() => void send(), limits.changesWithin).unref();
    kinds.add(kind);
  };
}
