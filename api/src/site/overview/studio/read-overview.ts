import { overview as limits, listBounds } from '@nibras/contract/limits.ts';
import type {
  OverviewAnswer,
  OverviewList,
  OverviewRow,
  RecentItem,
} from '@nibras/contract/site/overview/studio/shapes.ts';
import { type WaitingKind, waitingKinds } from '@nibras/contract/site/waiting/studio/kinds.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { boundedMeta, boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { countWaiting, type WaitingSources } from '#platform/waiting.ts';
import { lists, recentRows } from './lists.ts';
import { publishingOf } from './publishing.ts';
import type { Viewer } from './viewer.ts';

const listPath = (list: OverviewList) => `/studio/overview/${list}`;

/** A count that stops at the bound of the studio's lists. */
const bounded = (count: number) =>
  count > listBounds.countedTo ? { count: listBounds.countedTo, more: true as const } : { count };

/** The numbers of all lists that the viewer sees, each up to the bound and one, in one query. */
async function readCounts(db: Queryable, viewer: Viewer) {
  const seen = Object.entries(lists).flatMap(([name, { rows }]) => {
    const list = rows(viewer);
    if (!list) return [];
    const counted = sql`select from (${list}) rows limit ${listBounds.countedTo + 1}`;
    return [sql`(select count(*)::int from (${counted}) counted_rows) as ${sql.identifier(name)}`];
  });
  if (seen.length === 0) return {};
  const { rows } = await db.execute<Partial<Record<OverviewList, number>>>(
    sql`select ${sql.join(seen, sql`, `)}`,
  );
  return rows[0] ?? {};
}

interface Row extends Record<string, unknown> {
  id: number;
  kind: string | null;
  name: string;
  about: string;
  personId: number | null;
  personName: string | null;
  at: string;
  changes: boolean;
  path: string | null;
}

/** Some rows of a list, with the people they are about. */
async function readRows(
  db: Queryable,
  { rows, order, shown = sql`select * from page` }: { rows: SQL; order: SQL; shown?: SQL },
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  const page = await db.execute<Row>(sql`
    with page as (select * from (${rows}) rows order by ${order} limit ${limit} offset ${offset})
    select shown.*, people.id as "personId", people.name as "personName"
    from (${shown}) shown left join people on people.id = shown.person_id order by ${order}`);
  return page.rows;
}

const presentRow = (row: Row): Omit<OverviewRow, 'publishing'> => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  about: row.about,
  person:
    row.personId === null || row.personName === null
      ? null
      : { id: row.personId, name: row.personName },
  at: new Date(row.at).toISOString(),
  changes: row.changes,
  path: row.path,
});

async function readOrders(db: Queryable, viewer: Viewer): Promise<OverviewAnswer['orders']> {
  const rows = lists.orders.rows(viewer);
  if (!rows) return null;
  const newest = await readRows(
    db,
    { ...lists.orders, rows },
    { limit: limits.ordersNamed, offset: 0 },
  );
  return newest.map(({ id, name, about, at, path }) => ({
    id,
    name,
    service: about || null,
    at: new Date(at).toISOString(),
    path: path ?? listPath('orders'),
  }));
}

/** Lectures, articles, services and projects that the caller has drafted or changed last. */
async function readRecent(db: Queryable, viewer: Viewer): Promise<RecentItem[]> {
  const { id } = viewer.caller;
  const items = recentRows(viewer);
  if (!items) return [];
  const { rows } = await db.execute<Omit<RecentItem, 'at'> & { at: string }>(sql`
    with entries as (
      select kind, item_id, created_at as at from audit_log where person_id = ${id}
      order by audit_log.id desc limit ${limits.recentEntries}
    ),
    own_drafts as (
      select kind, item_id, updated_at as at from drafts where person_id = ${id}
      order by updated_at desc nulls first limit ${limits.recentEntries}
    ),
    touched as (
      select kind, item_id, max(at) as at
      from (select * from entries union all select * from own_drafts) both_kinds group by kind, item_id
    )
    select * from (${items}) items order by at desc, kind, id limit ${limits.recentItems}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** Receipts and texts have queues of their own; of all other kinds the inbox opens what has waited longest. */
const pathOf = (kind: WaitingKind) => {
  if (kind === 'transfers') return '/studio/transfers';
  return kind === 'texts' ? '/studio/marking' : `/studio/inbox?kind=${kind}&open=oldest`;
};

/** What waits for the viewer, who ordered today, and what the viewer has worked on last. */
export async function readOverview(
  db: Queryable,
  { viewer, waiting }: { viewer: Viewer; waiting: WaitingSources },
): Promise<OverviewAnswer> {
  const counts = await readCounts(db, viewer);
  const decisions: OverviewAnswer['waiting'] = [];
  for (const kind of waitingKinds) {
    const most = listBounds.countedTo + 1;
    const count = await countWaiting(db, waiting[kind], viewer.caller, most);
    if (count !== null) decisions.push({ kind, ...bounded(count), path: pathOf(kind) });
  }
  const counted = <Kind extends OverviewList>(kinds: readonly Kind[]) =>
    kinds.flatMap((kind) => {
      const count = counts[kind];
      return typeof count === 'number' ? [{ kind, ...bounded(count), path: listPath(kind) }] : [];
    });
  return {
    waiting: [...decisions, ...counted(['failed-mails', 'drafts', 'scheduled'])],
    orders: await readOrders(db, viewer),
    recent: await readRecent(db, viewer),
  };
}

/** A page of one of the lists. @throws AppError forbidden for those who see no such list */
export async function readOverviewList(
  db: Queryable,
  viewer: Viewer,
  { list, page }: { list: OverviewList; page: number },
) {
  const rows = lists[list].rows(viewer);
  if (!rows) throw new AppError('forbidden');
  const window = { page, per_page: limits.perPage };
  const data = await readRows(db, { ...lists[list], rows }, boundedWindow(window));
  const total = await countUpTo(db, sql`(${rows}) rows`, undefined);
  const publishing = await publishingOf(db, viewer, data);
  const shown = data.map((row) => ({ ...presentRow(row), publishing: publishing(row) }));
  return { data: shown, meta: boundedMeta(window, total) };
}
