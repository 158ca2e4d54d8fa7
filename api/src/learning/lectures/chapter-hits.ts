import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Searched } from '#platform/search/search.ts';
import {
  type CaptionHit,
  type HitOptions,
  isFound,
  ranked,
  spread,
  toHit,
} from './caption-hits.ts';
import { openLectures } from './open-lectures.ts';

/**
 * The chapters of videos with a name that is searched, for a search over everything: of lectures that the viewer may open,
 * and nothing of drafts or hidden courses.
 */
export async function chapterHits(
  db: Queryable,
  input: Searched,
  { limit, ...options }: HitOptions,
): Promise<CaptionHit[]> {
  if (input.words.length === 0) return [];
  const { viewer, lockedOnly = false, how } = options;
  const searched = { ...input, byTypo: how === 'withTypo' };
  const found = isFound(sql`chapter.search_text`, sql`lectures.search_text`, {
    ...options,
    searched,
  });
  const candidates = sql`
    select chapter.name as text, chapter.search_text, lectures.search_text as lecture_text,
      chapter.starts_at * 1000 as starts_at, '' as language, 0 as position, chapter.lecture_id
    from video_chapters chapter
    join lectures on lectures.id = chapter.lecture_id
    join courses on courses.id = lectures.course_id
    where lectures.type = 'video' and ${openLectures(viewer)}
      and ${lockedOnly ? sql`not lectures.free` : sql`true`} and ${found}
    order by chapter.lecture_id desc limit ${limits.linesCompared}`;
  return spread(await ranked(db, searched, candidates))
    .slice(0, limit)
    .map(toHit);
}
