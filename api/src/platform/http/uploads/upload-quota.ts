import { uploads as limits } from '@nibras/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { uploadQuotas } from '../../database/schema/index.ts';

/** How far the clocks of two processes may differ, in milliseconds. */
const clockDifference = 5 * 60_000;

interface QuotaUse {
  personId: number;
  bytes: number;
  now: Date;
}

/**
 * Takes bytes from a person's daily quota if enough are left. Concurrent uploads lock the person's row.
 * @returns null, or where too few are left the seconds until the quota is reset
 */
export async function takeFromDay(db: Queryable, { personId, bytes, now }: QuotaUse) {
  const dayBefore = new Date(now.getTime() - limits.day);
  // A start well in the future was written before the clock was set back.
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

/** Returns unused bytes to a person's daily quota. */
export async function giveBackToDay(
  db: Queryable,
  { personId, bytes }: Omit<QuotaUse, 'now'>,
): Promise<void> {
  await db
    .update(uploadQuotas)
    .set({ bytes: sql`greatest(0, ${uploadQuotas.bytes} - ${bytes})` })
    .where(eq(uploadQuotas.personId, personId));
}
