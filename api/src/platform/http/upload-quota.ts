import { uploads as limits } from '@nibras/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { uploadQuotas } from '../database/schema/index.ts';

/** How far two processes may differ about the time, in milliseconds; concurrent requests differ a little too. */
const clockDifference = 5 * 60_000;

interface Taking {
  personId: number;
  bytes: number;
  now: Date;
}

/**
 * Takes bytes of a person's day, if so many are left. Concurrent uploads take turns at the person's row.
 * @returns seconds until the next day begins where they are not left, else null
 */
export async function takeFromDay(db: Queryable, { personId, bytes, now }: Taking) {
  const dayBefore = new Date(now.getTime() - limits.day);
  // What lies well in the future is from before the clock was put back.
  const soon = new Date(now.getTime() + clockDifference);
  const isOver = sql`not (upload_quotas.since > ${dayBefore} and upload_quotas.since <= ${soon})`;
  const used = sql`case when ${isOver} then 0 else upload_quotas.bytes end`;
  const { rowCount } = await db.execute(sql`
    insert into upload_quotas (person_id, since, bytes) values (${personId}, ${now}, ${bytes})
    on conflict (person_id) do update set
      since = case when ${isOver} then excluded.since else upload_quotas.since end,
      bytes = ${used} + excluded.bytes
    where ${used} + excluded.bytes <= ${limits.perDayPerPerson}`);
  if (rowCount) return null;
  const [row] = await db
    .select({ since: uploadQuotas.since })
    .from(uploadQuotas)
    .where(eq(uploadQuotas.personId, personId));
  const began = row?.since.getTime() ?? now.getTime();
  return Math.max(1, (began + limits.day - now.getTime()) / 1000);
}

/** Gives back what was taken and not sent. */
export async function giveBackToDay(
  db: Queryable,
  { personId, bytes }: Omit<Taking, 'now'>,
): Promise<void> {
  await db
    .update(uploadQuotas)
    .set({ bytes: sql`greatest(0, ${uploadQuotas.bytes} - ${bytes})` })
    .where(eq(uploadQuotas.personId, personId));
}
