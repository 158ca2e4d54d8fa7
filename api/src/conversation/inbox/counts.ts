import {
  type InboxCounts,
  type InboxKind,
  type InboxState,
  orderStates,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { studio } from '@nibras/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { tableOf } from './kinds.ts';
import { isOwn, managedServices } from './policy.ts';

/** How many orders or messages of the caller are in each state; of one service where one is named. */
export async function inboxCountsOf(
  db: Queryable,
  { caller, kind, service }: { caller: Person; kind: InboxKind; service?: number | undefined },
): Promise<InboxCounts> {
  const ofService =
    kind === 'order' && service !== undefined ? sql`service_id = ${service}` : sql`true`;
  const { rows } = await db.execute<{ state: InboxState; items: number }>(sql`
    select state, sum(items)::int as items from inbox_counts
    where kind = ${kind} and ${ofService} and ${isOwn(caller, kind, sql`service_id`)} group by state`);
  const counted = new Map(rows.map(({ state, items }) => [state, items]));
  const entries = orderStates.map((state) => [state, counted.get(state) ?? 0]);
  return Object.fromEntries(entries) as InboxCounts;
}

/** The services of which there are orders, of those whose orders the caller answers. */
export async function orderedServices(db: Queryable, caller: Person) {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from services
    where id in (select service_id from inbox_counts where kind = 'order' and items > 0)
      and ${managedServices(caller) ?? sql`true`}
    order by name, id limit ${studio.orderedCourses}`);
  return rows;
}

/** Since midnight in a time zone. */
const isOfToday = (now: Date, timeZone: string): SQL => sql`created_at >=
  date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}`;

/** How many arrived today, without spam. */
export async function countToday(
  db: Queryable,
  { caller, kind, now, timeZone }: { caller: Person; kind: InboxKind; now: Date; timeZone: string },
): Promise<number> {
  const { rows } = await db.execute<{ today: number }>(sql`
    select count(*)::int as today from ${tableOf(kind)}
    where ${isOfToday(now, timeZone)} and state <> 'spam' and ${isOwn(caller, kind, sql`service_id`)}`);
  return rows[0]?.today ?? 0;
}
