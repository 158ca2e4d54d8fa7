import type {
  InboxState,
  MailState,
  ThreadEntry,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { inbox as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { ItemInput } from './detail-query.ts';
import { kinds } from './kinds.ts';

interface EntryRow extends Record<string, unknown> {
  type: 'mail' | 'note' | 'state';
  id: number | string;
  at: string;
  personId: number | null;
  personName: string | null;
  automatic: boolean | null;
  subject: string | null;
  body: string | null;
  state: MailState | null;
  reason: string | null;
  settledAt: string | null;
  to: InboxState | null;
  before: { id: number; state: InboxState }[] | null;
}

/** Mails, notes and marks of an order or message; marks that were undone are left out. */
async function entryRows(db: Queryable, { kind, id }: ItemInput): Promise<EntryRow[]> {
  const { reference } = kinds[kind];
  const { rows } = await db.execute<EntryRow>(sql`
    select entry.*, people.name as "personName" from (
      select 'mail' as type, id, created_at as at, person_id as "personId", automatic, subject, body, state, reason,
        settled_at as "settledAt", null as to, null::jsonb as before
      from inbox_mails where ${reference} = ${id}
      union all
      select 'note', id, created_at, person_id, null, null, body, null, null, null, null, null
      from inbox_notes where ${reference} = ${id} and deleted_at is null
      union all
      select 'state', id, created_at, person_id, null, null, null, null, null, null,
        details ->> 'to', details -> 'undo' -> 'before'
      from audit_log where changed && array[${`${kind}:${id}:state`}] and undone_by is null
    ) entry left join people on people.id = entry."personId"
    order by entry.at desc, entry.type desc, entry.id desc limit ${limits.threadEntries}`);
  return rows.toReversed();
}

function presentEntry(row: EntryRow, { caller, id }: ItemInput): ThreadEntry | null {
  const { personId, personName } = row;
  const by = personId === null || personName === null ? null : { id: personId, name: personName };
  const entry = { id: Number(row.id), at: new Date(row.at).toISOString(), by };
  if (row.type === 'note') {
    return { type: 'note', ...entry, body: row.body ?? '', own: personId === caller.id };
  }
  if (row.type === 'mail') {
    return {
      type: 'mail',
      ...entry,
      automatic: row.automatic ?? false,
      subject: row.subject ?? '',
      body: row.body ?? '',
      state: row.state ?? 'queued',
      reason: row.reason,
      settled_at: row.settledAt === null ? null : new Date(row.settledAt).toISOString(),
    };
  }
  const from = row.before?.find((one) => one.id === id)?.state;
  return row.to && from ? { type: 'state', ...entry, from, to: row.to } : null;
}

/** What happened to an order or message, from the first to the last. */
export async function readThread(db: Queryable, input: ItemInput): Promise<ThreadEntry[]> {
  const rows = await entryRows(db, input);
  return rows.map((row) => presentEntry(row, input)).filter((entry) => entry !== null);
}
