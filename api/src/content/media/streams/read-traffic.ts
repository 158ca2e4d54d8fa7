import type { MediaTraffic, VideoTraffic } from '@nibras/contract/content/media/studio/shapes.ts';
import { streams as limits } from '@nibras/contract/limits.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { media, videoTraffic as traffic } from '#platform/database/schema/index.ts';

/** A month in UTC as on the wire: `2026-11`. */
const monthOf = (date: Date): string => date.toISOString().slice(0, 7);
const wireMonth = sql<string>`to_char(${traffic.month}, 'YYYY-MM')`;

/** What was sent of a video in its last twelve months, the newest first. */
export async function trafficOf(
  db: Queryable,
  { id, now }: { id: number; now: Date },
): Promise<MediaTraffic> {
  const months = await db
    .select({ month: wireMonth, bytes: traffic.bytes })
    .from(traffic)
    .where(eq(traffic.mediaId, id))
    .orderBy(desc(traffic.month))
    .limit(limits.trafficMonths);
  return { months, now: months.find(({ month }) => month === monthOf(now))?.bytes ?? 0 };
}

/** What was sent of all videos in a month, those with the most first. @param month `2026-11`; absent: the current one */
export async function videoTraffic(
  db: Queryable,
  { month, now }: { month: string | undefined; now: Date },
): Promise<VideoTraffic> {
  const current = monthOf(now);
  const chosen = month ?? current;
  const isOfMonth = eq(traffic.month, `${chosen}-01`);
  const months = await db
    .selectDistinct({ month: wireMonth, day: traffic.month })
    .from(traffic)
    .orderBy(desc(traffic.month));
  const [sum] = await db
    .select({ total: sql<string>`coalesce(sum(${traffic.bytes}), 0)` })
    .from(traffic)
    .where(isOfMonth);
  const videos = await db
    .select({
      id: sql<number | null>`case when ${media.deletedAt} is null then ${media.id} end`,
      name: media.name,
      bytes: traffic.bytes,
    })
    .from(traffic)
    .innerJoin(media, eq(media.id, traffic.mediaId))
    .where(isOfMonth)
    .orderBy(desc(traffic.bytes), media.id)
    .limit(limits.trafficVideos);
  return {
    month: chosen,
    months: [...new Set([current, ...months.map((row) => row.month)])],
    total: Number(sum?.total ?? 0),
    videos,
  };
}
