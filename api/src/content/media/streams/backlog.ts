import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema/index.ts';

const names = { backlog: 'streams-backlog', keepOriginal: 'keep-original-videos' } as const;

async function read(db: Queryable, name: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row?.value;
}

const write = (db: Queryable, name: string, value: boolean) =>
  db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });

/** Whether streams of videos from before are made now; the provider pauses and continues it. */
export const backlogIsRunning = async (db: Queryable): Promise<boolean> =>
  (await read(db, names.backlog)) === true;

/** Whether the file that was uploaded stays once its renditions are complete. */
export const keepsOriginals = async (db: Queryable): Promise<boolean> =>
  (await read(db, names.keepOriginal)) !== false;

export const setKeepsOriginals = (db: Queryable, value: boolean) =>
  write(db, names.keepOriginal, value);

/** A video that has no stream yet, or one from before ffmpeg was installed. */
const lacksStream = sql`media.kind = 'video' and media.state = 'ready' and media.deleted_at is null
  and media.path like 'private/%' and (one.media_id is null or one.state = 'none')`;

/** How many videos there are, how many of them have their streams, and whether the rest is being made. */
export async function backlogProgress(db: Queryable) {
  const { rows } = await db.execute<
    Record<'videos' | 'ready' | 'failed' | 'waiting' | 'lacking', number>
  >(sql`
    select count(*)::int as videos,
      (count(*) filter (where one.state = 'ready'))::int as ready,
      (count(*) filter (where one.state = 'failed'))::int as failed,
      (count(*) filter (where one.state in ('waiting', 'making')))::int as waiting,
      (count(*) filter (where ${lacksStream}))::int as lacking
    from media left join video_streams one on one.media_id = media.id
    where media.kind = 'video' and media.state = 'ready' and media.deleted_at is null and media.path like 'private/%'`);
  const [row] = rows;
  return {
    ...(row ?? { videos: 0, ready: 0, failed: 0, waiting: 0, lacking: 0 }),
    running: await backlogIsRunning(db),
  };
}

/** Starts or continues the making of all streams that are lacking, or pauses it; what is being made now is finished. */
export async function setBacklog(db: Queryable, running: boolean): Promise<void> {
  await write(db, names.backlog, running);
  if (!running) return;
  await db.execute(sql`
    insert into video_streams (media_id, version, state, is_backlog)
    select media.id, substr(md5(random()::text || media.id), 1, 12), 'waiting', true
    from media left join video_streams one on one.media_id = media.id where ${lacksStream}
    on conflict (media_id) do update set state = 'waiting', is_backlog = true, reason = null, tries = 0,
      updated_at = now()`);
}
