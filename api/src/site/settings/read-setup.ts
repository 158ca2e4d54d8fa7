import { statfs } from 'node:fs/promises';
import type { Setup } from '@nibras/contract/site/settings/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import { findFfmpeg, readQuotas, usedBytes } from '#content/media/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { deviceTokens } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { lockedSecrets } from '#platform/secrets/secret-settings.ts';
import { presentMailSetup } from './present-mail.ts';

const startedAt = new Date();

async function mailCounts(db: Queryable): Promise<Setup['mails']> {
  const { rows } = await db.execute<{ state: keyof typeof names; count: number }>(
    sql`select state, count(*)::int as count from mails group by state`,
  );
  const names = { sent: 'sent', refused: 'refused', queued: 'waiting' } as const;
  const counts = { sent: 0, refused: 0, waiting: 0 };
  for (const { state, count } of rows) if (names[state]) counts[names[state]] = count;
  return counts;
}

/** Null where the system does not tell. */
const freeBytes = (folder: string) =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

async function readStorage({ db, config }: Platform): Promise<Setup['storage']> {
  const { max, fileMax } = await readQuotas(db);
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  );
  return {
    kind: config.storageUrl ? 'bucket' : 'folder',
    used: await usedBytes(db),
    max,
    file_max: fileMax,
    free: config.storageUrl ? null : await freeBytes(config.dataDir),
    database: Number(rows[0]?.bytes ?? 0),
  };
}

/** What an admin is told of the set-up. It has no secret: neither the mail password nor the private push key. */
export async function readSetup(platform: Platform): Promise<Setup> {
  const { db, config, push } = platform;
  return {
    mail: await presentMailSetup(platform, config),
    mails: await mailCounts(db),
    push: {
      public_key: push.publicKey,
      subject: push.subject(),
      from_environment: config.vapid !== null,
      devices: await db.$count(deviceTokens),
    },
    storage: await readStorage(platform),
    secrets_locked: (await lockedSecrets(platform)).length > 0,
    environment: {
      public_url: config.publicUrl,
      parts: [...config.serve],
      redis: config.redisUrl !== null,
      own_database: config.databaseUrl === null,
      ffmpeg: (await findFfmpeg(platform)) !== null,
    },
    started_at: startedAt.toISOString(),
  };
}
