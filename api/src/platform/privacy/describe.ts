import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { GroupName } from './groups.ts';
import type {
  AtDeletion,
  ClearedValue,
  ColumnKind,
  Link,
  RegisterColumn,
  RegisterEntry,
  Who,
} from './types.ts';

type Key<Table extends PgTable> = Extract<keyof Table['_']['columns'], string>;
type Words = string | RegisterColumn;

interface Description<Table extends PgTable> {
  group: GroupName;
  title: string;
  purpose: string;
  retention: string;
  columns: Record<Key<Table>, Words>;
  links?: readonly Link[];
}

/** The entry of a table. A column without a text does not compile. */
export function describe<Table extends PgTable>(
  table: Table,
  { columns, links = [], ...texts }: Description<Table>,
): RegisterEntry {
  const described = Object.entries<Words>(columns).map(([key, words]) => [
    key,
    typeof words === 'string' ? { what: words, kind: 'value' } : words,
  ]);
  return { table, ...texts, columns: Object.fromEntries(described), links };
}

const ofKind =
  (kind: ColumnKind) =>
  (what: string): RegisterColumn => ({ what, kind });

export const file = ofKind('file');
export const secret = ofKind('secret');
/** The path of a file that is not exported. */
export const secretFile = (what: string): RegisterColumn => ({
  what,
  kind: 'secret',
  stored: true,
});
export const derived = ofKind('derived');
export const others = ofKind('others');

/** A condition over the rows of one table. */
export type Belongs = (who: Who) => SQL;

interface LinkWords {
  how: string;
  exported: Link['exported'];
  why?: string;
  othersFiles?: boolean;
  deletion: AtDeletion;
}

const keyOf = (column: PgColumn) => {
  const found = Object.entries(getTableColumns(column.table)).find(([, one]) => one === column);
  if (!found) throw new Error('a column outside of its table');
  return found[0];
};

export const isPerson =
  (column: PgColumn): Belongs =>
  ({ id }) =>
    sql`${column} = ${id}`;

/** Whether a column is one of the person's addresses, in any case. */
export const isAddress =
  (column: PgColumn): Belongs =>
  ({ emails }) =>
    sql`lower(${column}) = any(${sql.param(emails)}::text[])`;

/** Whether an address is the person's, in a row that no other account has. */
export const isAddressOfNoOther =
  (address: PgColumn, account: PgColumn): Belongs =>
  (who) =>
    sql`(${isAddress(address)(who)} and coalesce(${account}, ${who.id}) = ${who.id})`;

/** Whether a column refers to a row of another table that belongs to the person. */
export const refersTo =
  (column: PgColumn, other: PgColumn, belongs: Belongs): Belongs =>
  (who) =>
    sql`${column} in (select ${other} from ${other.table} where ${belongs(who)})`;

/** Whether one of several conditions holds. */
export const either =
  (...conditions: Belongs[]): Belongs =>
  (who) =>
    sql`(${sql.join(
      conditions.map((one) => one(who)),
      sql` or `,
    )})`;

/** A link by a column that refers to people. */
export const byPerson = (column: PgColumn, words: LinkWords): Link => ({
  columns: [keyOf(column)],
  belongs: isPerson(column),
  ...words,
});

/** A link by a column with an e-mail address. */
export const byAddress = (column: PgColumn, words: LinkWords): Link => ({
  columns: [keyOf(column)],
  belongs: isAddress(column),
  ...words,
});

/** A link by way of a row of another table. */
export const byRow = (
  column: PgColumn,
  other: PgColumn,
  { belongs, ...words }: LinkWords & { belongs: Belongs },
): Link => ({ columns: [keyOf(column)], belongs: refersTo(column, other, belongs), ...words });

/** A link by a condition of its own. */
export const byCondition = (
  columns: readonly PgColumn[],
  { belongs, ...words }: LinkWords & { belongs: Belongs },
): Link => ({ columns: columns.map(keyOf), belongs, ...words });

/** A person of the staff who did something to what belongs to others. */
export const byStaff = (column: PgColumn, how: string): Link =>
  byPerson(column, {
    how,
    exported: 'mention',
    deletion: { do: 'keep', why: 'أثر العمل يبقى، ويظهر صاحبه باسم «حساب محذوف».' },
  });

export const remove = (why: string): AtDeletion => ({ do: 'remove', why });
export const keep = (why: string): AtDeletion => ({ do: 'keep', why });
export const clear = (set: Record<string, ClearedValue>, why: string): AtDeletion => ({
  do: 'clear',
  set,
  why,
});
export const redact = (columns: readonly string[], why: string): AtDeletion => ({
  do: 'redact',
  columns,
  why,
});
