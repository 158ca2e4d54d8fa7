import type { LogOptions } from '@nibras/contract/site/log/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Scope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { staffIds } from '#platform/database/staff-ids.ts';
import { entryInScope } from '#site/undo/index.ts';

/**
 * By whom and by which actions a person can filter the log: what its entries in their scope have. Each person and each
 * action is one look into an index, however long the log is.
 */
export async function readLogOptions(db: Queryable, scope: Scope): Promise<LogOptions> {
  const people = await db.execute<{ id: number; name: string }>(sql`
    select people.id, people.name from people
    where people.id = any(array(${staffIds})) and exists (select from audit_log where audit_log.person_id = people.id and ${entryInScope(scope)})
    order by people.name, people.id`);
  const actions = await db.execute<{ action: string }>(sql`
    with recursive known as (
      select min(action) as action from audit_log
      union all
      select (select min(action) from audit_log where action > known.action) from known where known.action is not null
    )
    select known.action from known where known.action is not null
      and exists (select from audit_log where audit_log.action = known.action and ${entryInScope(scope)})
    order by known.action`);
  return { people: people.rows, actions: actions.rows.map(({ action }) => action) };
}
