import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/platform.ts';

/**
 * Writes down what became of the mails, whose own records are kept for a month, and ends the announcements that have
 * reached everybody. A mail that was withdrawn while it was being delivered may have gone after all.
 * @returns whether it, or all of them without an id, have ended
 */
export async function settle(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  id?: number,
): Promise<boolean> {
  const one = id === undefined ? sql`true` : sql`a.id = ${id}`;
  await db.execute(sql`update announcement_deliveries d
    set state = case m.state when 'sent' then 'sent' else 'failed' end
    from mails m, announcements a
    where m.id = d.mail_id and a.id = d.announcement_id and ${one}
      and ((d.state = 'queued' and m.state <> 'queued') or (d.state = 'cancelled' and m.state = 'sent'))`);
  await db.execute(sql`update announcements a set state = 'sent', finished_at = ${now()}, updated_at = ${now()}
    where a.state = 'sending' and ${one} and not exists (select from announcement_deliveries d
      where d.announcement_id = a.id and d.state in ('waiting', 'queued'))`);
  const { rows } = await db.execute<{ left: boolean }>(
    sql`select exists (select from announcements a where a.state = 'sending' and ${one}) as left`,
  );
  return !rows[0]?.left;
}
