import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '#platform/database/database.ts';
import { courses, lectures } from '#platform/database/schema/index.ts';
import { columnName, columnOf, refersToPeople } from '#platform/privacy/column-names.ts';
import type { Link, RegisterEntry, Who } from '#platform/privacy/types.ts';

/** A row as it is exported, by the names of its columns. */
export type ExportedRow = Record<string, unknown>;

export interface PersonRow {
  row: ExportedRow;
  /** Whether the files that it names are the person's. */
  ownFiles: boolean;
}

const batch = 500;

const holds = (links: readonly Link[], who: Who): SQL =>
  links.length === 0
    ? sql`false`
    : sql`(${sql.join(
        links.map(({ belongs }) => belongs(who)),
        sql` or `,
      )})`;

const ofKind = (entry: RegisterEntry, exported: Link['exported']) =>
  entry.links.filter((link) => link.exported === exported);

/** Times in UTC, as in the contract. */
const shownValue = (column: PgColumn): SQL =>
  column.getSQLType().startsWith('timestamp')
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${column}`;

/** What a course or lecture is called, beside its number. */
function nameOf(column: PgColumn): [string, SQL][] {
  const { foreignKeys } = getTableConfig(column.table);
  const key = foreignKeys.find(({ reference }) => reference().columns[0]?.name === column.name);
  const target = key?.reference().foreignTable;
  if (target !== courses && target !== lectures) return [];
  const name = columnName(column).replace(/_id$/, '_name');
  return [[name, sql`(select named.name from ${target} named where named.id = ${column})`]];
}

/** A row as JSON with its columns in their order; `json`, because `jsonb` sorts them. */
const asJson = (pairs: readonly [string, SQL][]): SQL =>
  sql`json_build_object(${sql.join(
    pairs.map(([name, value]) => sql`${name}::text, ${value}`),
    sql`, `,
  )})`;

/** By name, because a key of several columns has copies of them. */
const isPrimary = (column: PgColumn): boolean =>
  column.primary ||
  getTableConfig(column.table).primaryKeys.some(({ columns }) =>
    columns.some(({ name }) => name === column.name),
  );

/** What of a row is exported: its values and files, or where it is about others its key and its times. */
function exportedColumns(entry: RegisterEntry, exported: 'whole' | 'mention'): PgColumn[] {
  const keys = Object.entries(entry.columns);
  if (exported === 'whole') {
    return keys
      .filter(([, { kind }]) => kind === 'value' || kind === 'file')
      .map(([key]) => columnOf(entry, key));
  }
  const links = new Set(ofKind(entry, 'mention').flatMap(({ columns }) => columns));
  return keys
    .filter(([, { kind }]) => kind !== 'secret' && kind !== 'derived')
    .map(([key]) => ({ key, column: columnOf(entry, key) }))
    .filter(
      ({ key, column }) =>
        isPrimary(column) ||
        (links.has(key) && refersToPeople(column)) ||
        column.getSQLType().startsWith('timestamp'),
    )
    .map(({ column }) => column);
}

function query(entry: RegisterEntry, exported: 'whole' | 'mention', who: Who): SQL {
  const whole = holds(ofKind(entry, 'whole'), who);
  const mention = holds(ofKind(entry, 'mention'), who);
  const own = holds(
    ofKind(entry, 'whole').filter(({ othersFiles }) => !othersFiles),
    who,
  );
  const pairs = exportedColumns(entry, exported).flatMap((column): [string, SQL][] => {
    const value = shownValue(column);
    // Of the staff who acted only the person is named.
    const shown =
      exported === 'mention' && refersToPeople(column)
        ? sql`case when ${column} = ${who.id} then ${value} end`
        : value;
    return [[columnName(column), shown], ...(exported === 'whole' ? nameOf(column) : [])];
  });
  const condition = exported === 'whole' ? whole : sql`${mention} and (${whole}) is not true`;
  const first = Object.keys(entry.columns).map((key) => columnOf(entry, key));
  const order = first.filter(isPrimary);
  return sql`select ${asJson(pairs)} as row, coalesce(${own}, false) as "ownFiles" from ${entry.table}
    where ${condition} order by ${sql.join(order, sql`, `)}`;
}

let cursors = 0;

/**
 * The rows of a table that belong to a person, fetched in batches.
 * @param exported `mention`: those about others in which the person acted
 */
export async function* personRows(
  tx: Transaction,
  { entry, exported, who }: { entry: RegisterEntry; exported: 'whole' | 'mention'; who: Who },
): AsyncGenerator<PersonRow> {
  if (ofKind(entry, exported).length === 0) return;
  cursors += 1;
  const cursor = sql.identifier(`personal_${cursors}`);
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${query(entry, exported, who)}`);
  for (;;) {
    const { rows } = await tx.execute<PersonRow & Record<string, unknown>>(
      sql`fetch ${sql.raw(String(batch))} from ${cursor}`,
    );
    yield* rows;
    if (rows.length < batch) break;
  }
  await tx.execute(sql`close ${cursor}`);
}
