import type { InboxKind, InboxState } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { kinds, tableOf } from './kinds.ts';
import { isOwn } from './policy.ts';
import { isBlocked } from './spam.ts';

export interface DetailRow extends Record<string, unknown> {
  id: number;
  name: string;
  email: string;
  about: string | null;
  text: string;
  state: InboxState;
  createdAt: string;
  phone: string | null;
  country: string | null;
  jobTitle: string | null;
  serviceId: number | null;
  personId: number | null;
  others: number;
  blocked: boolean;
  nextNew: number | null;
}

const ownColumns = {
  order: sql`item.phone, item.country, item.job_title as "jobTitle", item.service_id as "serviceId",
    item.person_id as "personId"`,
  message: sql`null as phone, null as country, null as "jobTitle", null::int as "serviceId", null::int as "personId"`,
};

export interface ItemInput {
  caller: Person;
  kind: InboxKind;
  id: number;
}

/** An order or message with what is known about its sender; undefined where it is not the caller's to answer. */
export async function detailRow(
  db: Queryable,
  { caller, kind, id, now }: ItemInput & { now: Date },
): Promise<DetailRow | undefined> {
  const { about, joins, text } = kinds[kind];
  const table = tableOf(kind);
  const { rows } = await db.execute<DetailRow>(sql`
    select item.id, item.name, item.email, ${about} as about, ${text} as text, item.state,
      item.created_at as "createdAt", ${ownColumns[kind]}, ${isBlocked('item', now)} as blocked,
      (select count(*)::int from ${table} other where other.email = item.email and other.id <> item.id
        and other.state <> 'spam' and ${isOwn(caller, kind, sql`other.service_id`)}) as others,
      (select other.id from ${table} other where other.state = 'new' and other.id <> item.id
        and ${isOwn(caller, kind, sql`other.service_id`)} order by other.id desc limit 1) as "nextNew"
    from ${table} item ${joins}
    where item.id = ${id} and ${isOwn(caller, kind, sql`item.service_id`)}`);
  return rows[0];
}
