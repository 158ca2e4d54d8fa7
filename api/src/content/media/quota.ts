import { media as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema/index.ts';

const names = { max: 'media-quota', fileMax: 'media-file-max' } as const;

/** The quotas of the installation in bytes: those that the provider set, or the product's. */
export async function readQuotas(db: Queryable): Promise<{ max: number; fileMax: number }> {
  const rows = await db
    .select()
    .from(settings)
    .where(anyOf(settings.name, Object.values(names)));
  const value = (name: string, otherwise: number) => {
    const found = rows.find((row) => row.name === name)?.value;
    return typeof found === 'number' && found > 0 ? found : otherwise;
  };
  return {
    max: value(names.max, limits.quota),
    fileMax: value(names.fileMax, limits.fileMaxBytes),
  };
}

/** Sets the quotas of the installation. */
export async function writeQuotas(
  db: Queryable,
  quotas: { max: number; fileMax: number },
): Promise<void> {
  await db
    .insert(settings)
    .values([
      { name: names.max, value: quotas.max },
      { name: names.fileMax, value: quotas.fileMax },
    ])
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
}

/**
 * Bytes of all files of content and of the renditions of videos, with what has arrived of those that are being uploaded
 * and processed.
 */
export async function usedBytes(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ used: string }>(sql`
    select coalesce((select sum(media.bytes) from media left join video_streams one on one.media_id = media.id
        where one.original_removed_at is null), 0)
      + coalesce((select sum(bytes) from video_renditions), 0)
      + coalesce((select sum(preview_bytes) from video_streams), 0)
      + coalesce((select sum(uploads.received) from uploads left join media on media.id = uploads.media_id
        where uploads.finished_at is null or media.state = 'processing'), 0) as used`);
  return Number(rows[0]?.used ?? 0);
}

/** The number of the advisory lock under which the space is taken. No other lock uses it. */
const quotaLock = 7_261_942_005;

/** Makes the transaction the only one that takes space, until it ends. */
export const lockQuota = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${quotaLock})`);

/** Whether the files fit with `more` bytes; the caller holds `lockQuota`. */
export async function hasSpace(tx: Transaction, more: number): Promise<boolean> {
  const { max } = await readQuotas(tx);
  return (await usedBytes(tx)) + more <= max;
}

/** What the unfinished uploads of a person, and of all others, have announced, and what of it has not arrived. */
async function announcedBytes(db: Queryable, person: number) {
  const { rows } = await db.execute<{ own: string; awaited: string; others: string }>(sql`
    select coalesce(sum(bytes) filter (where person_id = ${person}), 0) as own,
      coalesce(sum(bytes - received) filter (where person_id = ${person}), 0) as awaited,
      coalesce(sum(bytes - received) filter (where person_id <> ${person}), 0) as others
    from uploads where finished_at is null`);
  const [row] = rows;
  return {
    own: Number(row?.own ?? 0),
    awaited: Number(row?.awaited ?? 0),
    others: Number(row?.others ?? 0),
  };
}

/**
 * The space as a person sees it. What a person has announced and not sent counts in full against themselves and only in
 * part against others: nobody keeps colleagues out by announcing files.
 * @returns bytes: `used` with what is kept for uploads under way, `own` announced by the person's unfinished uploads
 */
export async function spaceOf(db: Queryable, person: number) {
  const { max, fileMax } = await readQuotas(db);
  const { own, awaited, others } = await announcedBytes(db, person);
  const used = await usedBytes(db);
  const kept = Math.min(others, Math.max(0, max - used) * limits.announcedShare);
  return { used: used + awaited + Math.floor(kept), own, max, fileMax };
}
