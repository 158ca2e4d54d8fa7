import { captionHits, chapterHits } from '#learning/lectures/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Searched } from '#platform/search/search.ts';
import type { FoundRow } from './find-queries.ts';

/**
 * The seconds of videos at which a chapter begins that is called so, and those at which something is said. Their rank puts them behind everything that is called so itself.
 * @param options.viewer null for what everybody finds; a person for what they find besides
 */
export async function findMoments(
  db: Queryable,
  searched: Searched,
  { most, ...options }: Omit<Parameters<typeof captionHits>[2], 'limit'> & { most: number },
): Promise<FoundRow[]> {
  const input = { ...options, limit: most };
  const chapters = await chapterHits(db, searched, input);
  const begun = new Set(chapters.map(({ lecture, second }) => `${lecture.id} ${second}`));
  const lines = chapters.length < most ? await captionHits(db, searched, input) : [];
  const said = lines.filter(({ lecture, second }) => !begun.has(`${lecture.id} ${second}`));
  const hits = [...chapters, ...said].slice(0, most);
  return hits.map(({ course, lecture, text, second }, at) => ({
    kind: 'moments',
    place: at + 1,
    total: hits.length,
    rank: Number.POSITIVE_INFINITY,
    bonus: 0,
    id: lecture.id,
    title: lecture.name,
    detail: course.name,
    text,
    path: `/courses/${course.id}/lecture/${lecture.id}?t=${second}`,
    picture: null,
    second,
  }));
}
