import { privacy as limits } from '@nibras/contract/people/limits.ts';
import type { DataRequestsQuery } from '@nibras/contract/people/privacy/studio/shapes.ts';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { dataRequests, people } from '#platform/database/schema/index.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';

const waits = eq(dataRequests.state, 'waiting');

const wantedBy = ({ kind, state }: DataRequestsQuery) =>
  and(
    kind && eq(dataRequests.kind, kind),
    state && (state === 'waiting' ? waits : ne(dataRequests.state, 'waiting')),
  );

/** What waits comes first, by its date, since nulls are last; then what is over, the newest first. */
const order = [asc(sql`case when ${waits} then ${dataRequests.dueAt} end`), desc(dataRequests.id)];

const selectRows = (db: Queryable) =>
  db
    .select({ request: dataRequests, name: people.name, deletedAt: people.deletedAt })
    .from(dataRequests)
    .innerJoin(people, eq(people.id, dataRequests.personId))
    .$dynamic();
export type RequestRow = Awaited<ReturnType<typeof selectRows>>[number];

/** A page of people's requests for their data and for the deletion of their accounts, and how many there are. */
export async function readRequests(
  db: Queryable,
  query: DataRequestsQuery,
): Promise<{ rows: RequestRow[]; total: number }> {
  const wanted = wantedBy(query);
  const { limit, offset } = boundedWindow({ page: query.page, per_page: limits.requestsPerPage });
  const rows = await selectRows(db)
    .where(wanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, total: await countUpTo(db, dataRequests, wanted) };
}

/** One request; null where there is none. */
export async function requestById(db: Queryable, id: number): Promise<RequestRow | null> {
  const [row] = await selectRows(db).where(eq(dataRequests.id, id));
  return row ?? null;
}
