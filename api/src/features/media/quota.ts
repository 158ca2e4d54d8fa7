import { media as limits } from '@nibras/contract/limits.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema/index.ts';

const names = { max: 'media-quota', fileMax: 'media-file-max' } as const;

/** The quotas of the installation in bytes: those that the provider set, or the product's. */
export async function readQuotas(db: Queryable): Promise<{ max: number; fileMax: number }> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, Object.values(names)));
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

/** Bytes of all files of content, with what is being uploaded and processed. */
export async function usedBytes(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ used: string }>(sql`
    select coalesce((select sum(bytes) from media), 0)
      + coalesce((select sum(uploads.bytes) from uploads left join media on media.id = uploads.media_id
        where uploads.finished_at is null or media.state = 'processing'), 0) as used`);
  return Number(rows[0]?.used ?? 0);
}
