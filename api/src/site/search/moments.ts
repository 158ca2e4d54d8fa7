import { captionHits, chapterHits } from '#learning/lectures/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Searched } from '#platform/search/search.ts';
import type { FoundRow } from './find-queries.ts';

type Hit = Awaited<ReturnType<typeof captionHits>>[number];

/** A second of a video as a result. Its rank puts it behind everything that is called so itself. */
const rowOf = (hit: Hit, row: Pick<FoundRow, 'kind' | 'place' | 'total'>): FoundRow => ({
  ...row,
  rank: Number.POSITIVE_INFINITY,
  bonus: 0,
  id: hit.lecture.id,
  title: hit.lecture.name,
  detail: hit.course.name,
  text: hit.text,
  path: `/courses/${hit.course.id}/lecture/${hit.lecture.id}?t=${hit.second}`,
  picture: null,
  second: hit.second,
});

/**
 * The seconds of videos at which a chapter begins that is called so, and those at which something is said; where both are
 * at one second, the chapter alone.
 * @param options.viewer null for what everybody finds; a person for what they find besides
 * @param options.most of each of both
 */
export async function findMoments(
  db: Queryable,
  searched: Searched,
  { most, ...options }: Omit<Parameters<typeof captionHits>[2], 'limit'> & { most: number },
): Promise<FoundRow[]> {
  const input = { ...options, limit: most };
  const chapters = await chapterHits(db, searched, input);
  const begun = new Set(chapters.map(({ lecture, second }) => `${lecture.id} ${second}`));
  const lines = await captionHits(db, searched, input);
  const said = lines.filter(({ lecture, second }) => !begun.has(`${lecture.id} ${second}`));
  return [
    ...chapters.map((hit, at) => ({
      ...rowOf(hit, { kind: 'chapters', place: at + 1, total: chapters.length }),
      title: hit.text,
      detail: hit.lecture.name,
      text: null,
    })),
    ...said.map((hit, at) => rowOf(hit, { kind: 'moments', place: at + 1, total: said.length })),
  ];
}
