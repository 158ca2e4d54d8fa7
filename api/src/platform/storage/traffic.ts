import { sql } from 'drizzle-orm';
import type { Platform } from '../platform.ts';

/** Milliseconds between two writes. */
const writeEvery = 10_000;

export interface Traffic {
  /** Adds bytes of a stored video that were sent. */
  add(path: string, bytes: number): void;
  /** Writes what was added. */
  write(): Promise<void>;
}

/**
 * Counts the bytes of videos that this process sends, by file and month, and writes them every few seconds: a killed
 * process loses so many seconds of it.
 */
export function openTraffic({ db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>): Traffic {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const added = [...counts].map(([path, bytes]) => ({ path, bytes }));
    counts = new Map();
    await db.execute(sql`insert into video_traffic (media_id, month, bytes)
      select media.id, date_trunc('month', ${now().toISOString()}::timestamptz at time zone 'UTC')::date, sum(added.bytes)
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added (path text, bytes bigint)
      join media on media.path = added.path
        or media.id = substring(added.path from '^private/streams/([0-9]{1,9})/')::integer
      group by media.id
      on conflict (media_id, month) do update set bytes = video_traffic.bytes + excluded.bytes`);
  }

  return {
    add(path, bytes) {
      counts.set(path, (counts.get(path) ?? 0) + bytes);
      timer ??= setTimeout(() => {
        write().catch((err: unknown) =>
          log.error({ err }, 'the traffic of videos was not written'),
        );
      }, writeEvery).unref();
    },
    write,
  };
}
