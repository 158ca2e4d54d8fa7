import type {
  InboxFilters,
  InboxKind,
  InboxState,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { inbox as limits } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { askedOrder, comesAfter, inOrderOf } from '#platform/http/sorting.ts';
import { searchedText } from '#platform/search/search.ts';
import { kinds, tableOf } from './kinds.ts';
import { isOwn, managedServices } from './policy.ts';

/** Which orders or messages are asked for, by whom. */
export interface Input {
  caller: Person;
  kind: InboxKind;
  filters: InboxFilters;
}

interface Slice {
  /** The last one of the page before; undefined for the first page. */
  before: number | undefined;
  limit: number;
}

/** The states are literal text, since an index has only the open ones. */
function inState(state: InboxState | undefined, isSearch: boolean): SQL {
  if (state) return sql`state = ${state}`;
  return isSearch ? sql`state <> 'spam'` : sql`state not in ('archived', 'spam')`;
}

const id = sql`id`;
const orders = { created: { by: id, id, down: true } };

/** The rows after those of the page before, in the order of the list; the ids are the order of arrival. */
function ordered({ sort }: InboxFilters, { before, limit }: Slice) {
  const order = askedOrder(orders, sort, 'created');
  // By an id no other row is looked at.
  const further = comesAfter(order, { from: sql`orders`, last: before });
  return { further, way: order.down ? sql`desc` : sql`asc`, limit };
}
type Ordered = ReturnType<typeof ordered>;

/** Of some services the first of each are read and merged: all orders would be read where theirs are rare. */
function idsOfServices(services: SQL, state: SQL, { further, way, limit }: Ordered): SQL {
  return sql`select first.id from services cross join lateral (
      select id from orders where service_id = services.id and ${state} and ${further}
      order by id ${way} limit ${limit}) first
    where ${services} order by first.id ${way} limit ${limit}`;
}

function listedIds({ caller, kind, filters }: Input, slice: Ordered): SQL {
  const { further, way, limit } = slice;
  const state = inState(filters.state, false);
  const managed = kind === 'order' ? managedServices(caller) : null;
  const service = filters.service === undefined ? null : sql`services.id = ${filters.service}`;
  const services = [managed, service].filter((condition) => condition !== null);
  if (kind === 'order' && services.length > 0) {
    return idsOfServices(sql.join(services, sql` and `), state, slice);
  }
  return sql`select id from ${tableOf(kind)} where ${state} and ${further}
    order by id ${way} limit ${limit}`;
}

/** What a search finds, and the filters beside it allow. */
function isFound({ caller, kind, filters }: Input, found: SQL): SQL {
  const service =
    kind === 'order' && filters.service !== undefined
      ? sql`service_id = ${filters.service}`
      : sql`true`;
  const state = inState(filters.state, true);
  return sql`(${found}) and ${state} and ${service} and ${isOwn(caller, kind, sql`service_id`)}`;
}

/** A common word fills a page from the first rows; the index would have to read it in every row. */
const firstIds = (input: Input, found: SQL, { further, way, limit }: Ordered): SQL => sql`
  select id from (select * from ${tableOf(input.kind)} where ${further}
    order by id ${way} limit ${limits.searchedFirst}) first
  where ${isFound(input, found)} order by id ${way} limit ${limit}`;

/**
 * The search comes first and by itself, in the index of the texts: together with an order and a limit PostgreSQL may
 * read all rows in that order.
 */
const foundIds = (input: Input, found: SQL, { further, way, limit }: Ordered): SQL => sql`
  with found as materialized (select id from ${tableOf(input.kind)} where ${isFound(input, found)})
  select id from found where ${further} order by id ${way} limit ${limit}`;

/** The conditions of a search, the next one for where the one before finds nothing; none for a blank search. */
async function searchesFor(db: Queryable, search: string): Promise<SQL[]> {
  if (search.trim() === '') return [];
  const { found: isIn, withTypo } = await searchedText(db, search);
  const found = isIn(sql`search_text`) ?? sql`false`;
  const number = /^#?(\d{1,9})$/.exec(foldDigits(search.trim()))?.[1];
  // The number is in the sender's receipt.
  const byNumber = number ? sql`${found} or id = ${Number(number)}` : found;
  return [byNumber, withTypo(sql`search_text`) ?? sql`false`];
}

/** The ids of some orders or messages, the newest first unless they are sorted otherwise. */
export async function inboxIds(db: Queryable, input: Input, slice: Slice): Promise<number[]> {
  const searches = await searchesFor(db, input.filters.search);
  const idsOf = async (query: SQL) =>
    (await db.execute<{ id: number }>(query)).rows.map(({ id }) => id);
  const asked = ordered(input.filters, slice);
  if (searches.length === 0) return idsOf(listedIds(input, asked));
  for (const found of searches) {
    const first = await idsOf(firstIds(input, found, asked));
    if (first.length === slice.limit) return first;
    const ids = await idsOf(foundIds(input, found, asked));
    if (ids.length > 0) return ids;
  }
  return [];
}

export interface ItemRow extends Record<string, unknown> {
  id: number;
  name: string;
  email: string;
  about: string | null;
  excerpt: string;
  state: InboxState;
  createdAt: string;
  answers: number;
  notes: number;
}

/** Rows of orders or messages as lists show them, in the order of their ids. */
export async function itemRows(db: Queryable, kind: InboxKind, ids: number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const { about, joins, reference, text } = kinds[kind];
  const { rows } = await db.execute<ItemRow>(sql`
    select item.id, item.name, item.email, ${about} as about, item.state, item.created_at as "createdAt",
      left(regexp_replace(${text}, '\\s+', ' ', 'g'), ${limits.excerptLength}) as excerpt,
      (select count(*)::int from inbox_mails where ${reference} = item.id and not automatic) as answers,
      (select count(*)::int from inbox_notes where ${reference} = item.id and deleted_at is null) as notes
    from ${tableOf(kind)} item ${joins}
    where item.id = any(${sql.param(ids)}::int[])`);
  return inOrderOf(ids, rows);
}

/** A page of orders or messages; `next` is where the next one begins. */
export async function inboxPage(db: Queryable, input: Input, before?: number) {
  // One more than is shown says whether another page follows.
  const ids = await inboxIds(db, input, { before, limit: limits.perPage + 1 });
  const shown = ids.slice(0, limits.perPage);
  const next = ids.length > limits.perPage ? (shown.at(-1) ?? null) : null;
  return { rows: await itemRows(db, input.kind, shown), next };
}
