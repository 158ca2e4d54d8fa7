import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Queryable } from '#platform/database/database.ts';
import { columnName, columnOf } from '#platform/privacy/column-names.ts';
import type { Link, RegisterEntry, Who } from '#platform/privacy/types.ts';
import { registered } from '../features.ts';
import { fillEveryReference, insertRow, neededColumns, withoutChecks } from './fill-references.ts';

const { entries, entryOf } = registered.personalData;

interface Filled {
  db: Queryable;
  pool: pg.Pool;
  who: Who;
  keep: number;
  other: number;
}

const countOf = async (db: Queryable, { table }: RegisterEntry, link: Link, who: Who) => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${table} where ${link.belongs(who)}`,
  );
  return rows[0]?.count ?? 0;
};

/** A value of a column in a row that belongs to the person. */
async function valueOfOwn(db: Queryable, column: PgColumn, who: Who): Promise<unknown> {
  const entry = entryOf(getTableName(column.table));
  for (const link of entry?.links ?? []) {
    const { rows } = await db.execute<{ value: unknown }>(
      sql`select ${column} as value from ${column.table} where ${link.belongs(who)} limit 1`,
    );
    if (rows[0]) return rows[0].value;
  }
  throw new Error(`nobody's row in ${getTableName(column.table)} is the person's`);
}

const targetOf = (column: PgColumn): PgColumn | undefined =>
  getTableConfig(column.table)
    .foreignKeys.map(({ reference }) => reference())
    .find(({ columns }) => columns.length === 1 && columns[0]?.name === column.name)
    ?.foreignColumns[0];

const ownValue = ({ db, who }: Filled, table: string, key: string) => {
  const entry = entryOf(table);
  if (!entry) throw new Error(`no table ${table}`);
  return valueOfOwn(db, columnOf(entry, key), who);
};

/** What makes a row theirs where it is neither a foreign key nor an address: by table, and the columns of the link. */
const special: Record<string, (filled: Filled) => Promise<Record<string, unknown>>> = {
  'codes.subject': async ({ who }) => ({ subject: `${who.id} x` }),
  'attempts.subject': async ({ who }) => ({ subject: who.emails[1] }),
  'conversations.id': async (filled) => ({
    id: await ownValue(filled, 'participants', 'conversationId'),
  }),
  'messages.conversationId': async (filled) => ({
    conversation_id: await ownValue(filled, 'participants', 'conversationId'),
    person_id: filled.keep,
  }),
  'gateway_notices.vendorId': async (filled) => ({
    vendor_id: await ownValue(filled, 'checkouts', 'vendorId'),
    gateway: await ownValue(filled, 'checkouts', 'gateway'),
  }),
  'audit_log.kind,itemId': async ({ who }) => ({ kind: 'person', item_id: who.id }),
  'audit_log.details,name': async ({ who, keep }) => ({
    kind: 'course',
    item_id: 1,
    person_id: keep,
    name: who.name,
    details: { name: who.name, list: [`كتب ${who.name} من ${who.emails[1]?.toUpperCase()}`] },
    changed: [`x:${who.phone}`, `y:${who.emails[0]}`],
  }),
  'notifications.data': async ({ who, keep }) => ({
    person_id: keep,
    type: 'App\\Notifications\\StudentEnrolled',
    data: { personId: who.id, personName: who.name },
  }),
  'mails.subject,template': async ({ who }) => ({
    template: 'transfer-arrived',
    recipient: 'provider@example.org',
    subject: `إيصال تحويل جديد من ${who.name}: 5`,
  }),
  'certificates.paper': async ({ who, keep }) => ({
    person_id: keep,
    paper: { teacher: who.name },
  }),
};

/** Where one special row is not enough for several links by the same columns. */
const second: typeof special = {
  'audit_log.kind,itemId': async (filled) => ({
    kind: 'certificate',
    item_id: await ownValue(filled, 'certificates', 'id'),
  }),
  'notifications.type,data': async (filled) => ({
    person_id: filled.keep,
    type: 'App\\Notifications\\OrderPlaced',
    data: {
      orderId: await ownValue(filled, 'orders', 'id'),
      personName: filled.who.name,
    },
  }),
  'drafts.kind,itemId': async (filled) => ({
    kind: 'service',
    item_id: await ownValue(filled, 'services', 'id'),
    fields: { userDescription: filled.who.name },
  }),
};
second['versions.kind,itemId'] = second['drafts.kind,itemId'] as never;

/** The values that make a row the person's by a link. */
async function valuesFor(filled: Filled, entry: RegisterEntry, link: Link) {
  const { db, who } = filled;
  const name = `${getTableName(entry.table)}.${link.columns.join()}`;
  const own = special[name];
  if (own) return [await own(filled), ...(second[name] ? [await second[name](filled)] : [])];
  if (second[name]) return [await second[name](filled)];
  const values: Record<string, unknown> = {};
  for (const key of link.columns) {
    const column = columnOf(entry, key);
    const target = targetOf(column);
    values[columnName(column)] = target
      ? await valueOfOwn(db, target, who)
      : /email|recipient/.test(column.name)
        ? who.emails[0]?.toUpperCase()
        : null;
  }
  return [values];
}

/**
 * Gives a person a row behind every link of the register, beside those of every foreign key to people, which make no sense
 * otherwise: for a database whose checks may be dropped. @throws Error where a link has none
 */
export async function fillEveryLink(filled: Filled): Promise<void> {
  const { db, pool, who, keep, other } = filled;
  const references = await fillEveryReference(pool, { keep, remove: who.id, other });
  for (const entry of entries) {
    const table = getTableName(entry.table);
    for (const link of entry.links) {
      if ((await countOf(db, entry, link, who)) > 0) continue;
      const rows = await valuesFor(filled, entry, link);
      await withoutChecks(pool, table, async (client) => {
        const needed = await neededColumns(client, table, references);
        for (const values of rows) {
          await insertRow(client, table, { ...needed(other), ...values });
        }
      });
      const name = `${table}.${link.columns.join()}: ${link.how}`;
      if ((await countOf(db, entry, link, who)) === 0) throw new Error(`no row behind ${name}`);
    }
  }
}
