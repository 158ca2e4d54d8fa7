import { people as limits } from '@nibras/contract/limits.ts';
import type { PeopleListQuery, PeopleSort } from '@nibras/contract/people/people/studio/shapes.ts';
import { email } from '@nibras/contract/wire.ts';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { activePerson } from '#platform/database/active-person.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import { only } from '#platform/database/only.ts';
import { people } from '#platform/database/schema/index.ts';
import {
  askedOrder,
  comesAfter,
  inOrderOf,
  type ListOrder,
  orderSql,
} from '#platform/http/sorting.ts';
import { onlineAmong } from '#platform/realtime/presence-queries.ts';
import { phoneDigits } from '#platform/search/phone.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';
import { spacedName } from './spaced-name.ts';

/** When a person was last here: with an open page, or by a call of an app or of a page that was closed at once. */
export const lastSeenAt = sql<Date | null>`greatest(people.last_seen_at,
  (select max(last_used_at) from sessions where sessions.person_id = people.id))`;

const listedColumns = {
  id: people.id,
  name: people.name,
  email: people.email,
  phoneNumber: people.phoneNumber,
  photo: people.photoPath,
  role: people.role,
  lastSeenAt: lastSeenAt.mapWith(people.lastSeenAt),
  createdAt: people.createdAt,
  suspendedAt: people.suspendedAt,
  courses: sql<number>`(select count(*)::int from enrolments
    where enrolments.person_id = people.id and ${hasJoined()})`,
};

/** The rows of some people, in the order of their ids. */
export async function listedPeople(db: Queryable, ids: readonly number[]) {
  const rows = await db.select(listedColumns).from(people).where(anyOf(people.id, ids));
  const online = await onlineAmong(db, ids);
  return inOrderOf(ids, rows).map((row) => ({ ...row, online: online.has(row.id) }));
}
export type ListedRow = Awaited<ReturnType<typeof listedPeople>>[number];

interface Page extends Record<string, unknown> {
  ids: number[];
  total: number;
}

const orders: Record<PeopleSort, ListOrder> = {
  created: { by: people.id, id: people.id, down: true },
  name: { by: people.name, id: people.id },
};

/** The ids of a page, and how many there are. */
async function idsWhere(
  db: Queryable,
  condition: SQL,
  { query, searched, size }: { query: PeopleListQuery; searched: boolean; size: number },
): Promise<Page> {
  const order = askedOrder(orders, query.sort, 'created');
  const older = comesAfter(order, { from: people, last: query.before });
  const inOrder = sql`order by ${orderSql(order)} limit ${size + 1}`;
  // What is found comes first and by itself, in the indexes of the texts: together with an order and a limit PostgreSQL
  // may read everybody in that order. Without a search that order is the quick way.
  const { rows } = await db.execute<Page>(
    searched
      ? sql`with found as materialized (select id, name from people where ${condition})
          select (select least(count(*), ${limits.countedTo + 1})::int from found) as total,
            array(select id from found people where ${older} ${inOrder}) as ids`
      : sql`select
          (select count(*)::int from (select from people where ${condition} limit ${limits.countedTo + 1}) counted_rows) as total,
          array(select id from people where ${condition} and ${older} ${inOrder}) as ids`,
  );
  return only(rows);
}

const within = ({ role, state }: PeopleListQuery): SQL =>
  and(
    // Of a deleted account there is nothing to show or to change.
    isNull(people.deletedAt),
    role && eq(people.role, role),
    state === 'active' ? activePerson : undefined,
    state === 'suspended' ? isNotNull(people.suspendedAt) : undefined,
  ) as SQL;

/** Where a person's name or address is found (`spacedName`), or a number as it was asked for. */
export const personFound =
  (search: string) =>
  (found: FoundIn): SQL | undefined => {
    const digits = phoneDigits(search);
    const name = found(sql`people.search_text`);
    return digits === null ? name : or(name, sql`people.phone_digits like ${`%${digits}%`}`);
  };

/** The account of a whole address, which is found without reading any text. */
const ofAddress = (address: string): SQL => sql`(people.email = ${address}
  or people.id = (select person_id from email_aliases where email = ${address}))`;

async function searchedIds(db: Queryable, query: PeopleListQuery, size: number): Promise<Page> {
  const { search } = query;
  const listed = within(query);
  const pageOf = (condition: SQL | undefined) =>
    idsWhere(db, sql`${listed} and ${condition ?? sql`true`}`, { query, searched: true, size });
  const address = email.safeParse(search).data;
  const exact = address === undefined ? null : await pageOf(ofAddress(address));
  if (exact && exact.total > 0) return exact;
  let page: Page | null = null;
  const name = spacedName(search);
  const anyMatch = async (input: SQL | undefined) => {
    page = await pageOf(input);
    return page.total > 0;
  };
  const isName = { namesOnly: true };
  const condition = await searchCondition(db, name, personFound(search), anyMatch, isName);
  return (page as Page | null)?.total ? (page as unknown as Page) : pageOf(condition);
}

/**
 * A page of the accounts, the newest first unless it is sorted otherwise, found by any part of a name, an address or a number, and how many there are
 * (up to `people.countedTo` and one).
 * @param size how many accounts a page has
 */
export async function listPeople(
  db: Queryable,
  query: PeopleListQuery,
  size: number = limits.perPage,
) {
  const { search } = query;
  const { ids, total } =
    search === ''
      ? await idsWhere(db, within(query), { query, searched: false, size })
      : await searchedIds(db, query, size);
  const shown = ids.slice(0, size);
  const rows = shown.length === 0 ? [] : await listedPeople(db, shown);
  return { rows, total, next: ids.length > shown.length ? (shown.at(-1) ?? null) : null };
}
