import type { MediaListQuery } from '@nibras/contract/content/media/studio/shapes.ts';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { media, people } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { searchCondition } from '#platform/search/search.ts';
import { pathsWithinReach } from './uses.ts';

const mediaRows = (db: Queryable) =>
  db
    .select({
      id: media.id,
      path: media.path,
      name: media.name,
      kind: media.kind,
      type: media.type,
      bytes: media.bytes,
      width: media.width,
      height: media.height,
      duration: media.duration,
      alt: media.alt,
      poster: media.poster,
      state: media.state,
      failure: media.failure,
      warning: media.warning,
      ownerId: media.ownerId,
      ownerName: people.name,
      deletedAt: media.deletedAt,
      createdAt: media.createdAt,
      updatedAt: media.updatedAt,
    })
    .from(media)
    .leftJoin(people, eq(people.id, media.ownerId));
export type MediaRow = Awaited<ReturnType<typeof mediaRows>>[number];

/** Addresses of other servers stand in content too, but there is no file to show or to change. */
const isStored = sql`${media.path} !~* '^([a-z]+:)?//'`;

/** A page of the files that the caller may see, the newest first. */
export async function mediaList(
  db: Queryable,
  query: MediaListQuery,
  caller: Pick<Caller, 'id' | 'role'>,
): Promise<{ rows: MediaRow[]; total: number }> {
  const paths = query.path?.split('\n').filter(Boolean);
  const within = and(
    isStored,
    isNull(media.deletedAt),
    caller.role === 'admin'
      ? undefined
      : or(eq(media.ownerId, caller.id), sql`${media.path} in (${pathsWithinReach(caller)})`),
    query.kind && eq(media.kind, query.kind),
    paths && anyOf(media.path, paths),
  );
  const count = (found: SQL | undefined) => countUpTo(db, media, and(within, found));
  const found = await searchCondition(
    db,
    query.search,
    media.searchText,
    async (condition) => (await count(condition)) > 0,
  );
  const { limit, offset } = boundedWindow(query);
  const rows = await mediaRows(db)
    .where(and(within, found))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await count(found) };
}

/** One file by its id; null if there is none. */
export async function mediaById(db: Queryable, id: number): Promise<MediaRow | null> {
  const [row] = await mediaRows(db).where(and(eq(media.id, id), isStored));
  return row ?? null;
}
