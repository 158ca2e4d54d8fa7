import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { rankOf } from '#platform/search/best-first.ts';
import type { Searched } from '#platform/search/search.ts';
import { hasEvery } from '#platform/search/site-matches.ts';
import { openLectures } from './open-lectures.ts';

/** A moment of a video at which something searched is said. */
export interface CaptionHit {
  course: { id: number; slug: string; name: string };
  lecture: { id: number; slug: string; name: string };
  language: string;
  text: string;
  /** Whole seconds from the video's start. */
  second: number;
}

export interface HitRow extends Record<string, unknown> {
  course: CaptionHit['course'];
  lecture: CaptionHit['lecture'];
  language: string;
  text: string;
  starts_at: number;
}

export interface HitOptions {
  /** Null for a visitor. */
  viewer: Pick<Caller, 'id' | 'role'> | null;
  limit: number;
  /** Leaves out what visitors find: for a member's own part of a search. */
  lockedOnly?: boolean;
  /** `withTypo` is for where `found` finds nothing. */
  how?: 'found' | 'withTypo';
}

export type Candidates = Omit<HitOptions, 'limit'> & { searched: Searched };

/** From `media` to the lectures that the viewer may open. */
const opened = ({ viewer, lockedOnly = false }: Omit<Candidates, 'searched'>): SQL => sql`
  join captions on captions.path = media.path
  join lectures on lectures.id = captions.lecture_id
  join courses on courses.id = lectures.course_id
  where media.lines > 0 and ${openLectures(viewer)} and ${lockedOnly ? sql`not lectures.free` : sql`true`}`;

/** Whether a line is found; of the site's words some may stand in the name of its lecture. */
export function isFound(
  line: SQL,
  lecture: SQL,
  { searched, how = 'found' }: Candidates,
): SQL | undefined {
  const { required } = searched;
  return required.length > 1
    ? hasEvery({ searched: line, context: lecture }, required)
    : searched[how](line);
}

/**
 * Some lines of the newest videos, read in turn until they suffice: what is said often is in them. However long the videos
 * are, their lines together are bounded.
 */
const ofNewestVideos = (options: Candidates): SQL => sql`
  select line.text, line.search_text, film.lecture_text, line.starts_at, film.language, film.position, film.lecture_id
  from (
    select *, sum(lines) over (order by id desc) - lines as lines_before from (
      select captions.*, lectures.search_text as lecture_text, media.id as media_id, media.lines from media ${opened(options)}
      order by captions.id desc limit ${limits.newestVideos}
    ) newest
  ) film
  cross join lateral (
    select text, search_text, starts_at from caption_lines
    where media_id = film.media_id and ${isFound(sql`caption_lines.search_text`, sql`film.lecture_text`, options)}
    order by position limit ${limits.linesPerVideo}
  ) line
  where film.lines_before < ${limits.newestLines}
  limit ${limits.linesCompared}`;

/** Some lines of all videos, found by their index. */
const ofAllVideos = (options: Candidates): SQL => sql`
  select line.text, line.search_text, lectures.search_text as lecture_text, line.starts_at, captions.language, captions.position, captions.lecture_id
  from caption_lines line
  join media on media.id = line.media_id
  ${opened(options)} and ${isFound(sql`line.search_text`, sql`lectures.search_text`, options)}
  limit ${limits.linesCompared}`;

/** What is found, the best first: as it was asked, then of the newest lecture. */
export async function ranked(
  db: Queryable,
  searched: Searched,
  candidates: SQL,
): Promise<HitRow[]> {
  const { rows } = await db.execute<HitRow>(sql`
    select json_build_object('id', courses.id, 'slug', courses.slug, 'name', courses.name) as course,
      json_build_object('id', lectures.id, 'slug', lectures.slug, 'name', lectures.name) as lecture,
      candidate.language, candidate.text, candidate.starts_at
    from (${candidates}) candidate
    join lectures on lectures.id = candidate.lecture_id
    join courses on courses.id = lectures.course_id
    order by ${rankOf({ searched, title: { written: sql`candidate.text`, folded: sql`candidate.search_text` }, description: { folded: sql`candidate.lecture_text` } })}, lectures.created_at desc, lectures.id desc,
      candidate.starts_at, candidate.position`);
  return rows;
}

/** At most some lines of each lecture, and each moment once: a video with two languages says the same in both. */
export function spread(rows: HitRow[]): HitRow[] {
  const moments = new Set<string>();
  const ofLecture = new Map<number, number>();
  return rows.filter(({ lecture, starts_at }) => {
    const moment = `${lecture.id} ${Math.floor(starts_at / 1000)}`;
    const before = ofLecture.get(lecture.id) ?? 0;
    if (moments.has(moment) || before >= limits.momentsPerLecture) return false;
    moments.add(moment);
    ofLecture.set(lecture.id, before + 1);
    return true;
  });
}

export const toHit = ({ starts_at, ...hit }: HitRow): CaptionHit => ({
  ...hit,
  second: Math.floor(starts_at / 1000),
});

/**
 * The moments of videos at which something is said, for a search over everything: of lectures that the viewer may open,
 * and nothing of drafts or hidden courses. What is said often is found in the newest videos; only what is not is looked
 * for in all of them (docs/decisions/0098).
 */
export async function captionHits(
  db: Queryable,
  input: Searched,
  { limit, ...options }: HitOptions,
): Promise<CaptionHit[]> {
  if (input.words.length === 0) return [];
  const searched = { ...input, byTypo: options.how === 'withTypo' };
  // The pattern of a typo is slow where the index does not answer it.
  const isQuick = !searched.byTypo;
  let rows = isQuick
    ? spread(await ranked(db, searched, ofNewestVideos({ ...options, searched })))
    : [];
  if (rows.length < limit)
    rows = spread(await ranked(db, searched, ofAllVideos({ ...options, searched })));
  return rows.slice(0, limit).map(toHit);
}
