import { failedSearches as limits } from '@nibras/contract/site/search/limits.ts';
import type { FailedSearch } from '@nibras/contract/site/search/studio/word-shapes.ts';
import { and, desc, eq } from 'drizzle-orm';
import { recordChange } from '#platform/audit/record-change.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { failedSearches } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type ReadWord, readWord } from '#platform/words/forms.ts';
import { relation } from '#platform/words/related.ts';
import { ownSynonyms } from '#platform/words/site-synonyms.ts';
import { outcomeOf } from '../counts/failed-searches.ts';
import { searchEverything } from '../search-everything.ts';

type Row = typeof failedSearches.$inferSelect;

/**
 * Puts a search away: it is counted on, and shown no more. The log names it by its id, since it stays longer than searches do.
 * @throws AppError failed-search-not-found, also where it is put away already
 */
export async function ignoreFailedSearch(
  services: Pick<Platform, 'db' | 'now'>,
  { caller, id }: { caller: Person; id: number },
): Promise<{ undo: number }> {
  const { undo } = await recordChange(services, { caller }, async (tx) => {
    const [row] = await tx
      .update(failedSearches)
      .set({ ignored: true })
      .where(and(eq(failedSearches.id, id), eq(failedSearches.ignored, false)))
      .returning({ id: failedSearches.id });
    orThrow(row, 'failed-search-not-found');
    return {
      result: undefined,
      entry: {
        action: 'failed-search-ignored',
        kind: 'failed-search',
        itemId: id,
        changed: [`failed-search:${id}`],
        details: { undo: {} },
      },
    };
  });
  return { undo };
}

/** Shows a search again that was put away. @throws AppError undo-too-late where it is gone */
export async function showFailedSearch({ tx, entry: { itemId: id } }: Undoing): Promise<void> {
  const shown = await tx
    .update(failedSearches)
    .set({ ignored: false })
    .where(eq(failedSearches.id, id))
    .returning({ id: failedSearches.id });
  if (shown.length === 0) tooLate();
}

const read = (word: string): ReadWord => readWord({ spelled: word, folded: word });

/** Whether a search has a word of a group, in any form, or the words of its phrase. */
function hasMember({ query }: Row, members: readonly (readonly string[])[]): boolean {
  const words = query.split(' ');
  return members.some(([first = '', ...rest]) =>
    rest.length > 0
      ? ` ${query} `.includes(` ${[first, ...rest].join(' ')} `)
      : words.some((word) => relation(read(word), read(first)) !== null),
  );
}

/** The searches that find something now. One that cannot be made counts as before. */
async function answeredOf(
  platform: Pick<Platform, 'db' | 'searches'>,
  rows: readonly Row[],
): Promise<Set<number>> {
  const groups = await ownSynonyms(platform.db);
  const candidates = rows
    .filter((row) => groups.some((members) => hasMember(row, members)))
    .slice(0, limits.searchedAgain);
  const answered = new Set<number>();
  for (const { id, written } of candidates) {
    const answer = await searchEverything(platform, { input: written }).catch(() => null);
    if (answer && outcomeOf(answer) === 'found') answered.add(id);
  }
  return answered;
}

/** The most frequent searches that failed, and how many there are. */
export async function listFailedSearches(
  platform: Pick<Platform, 'db' | 'searches'>,
): Promise<{ searches: FailedSearch[]; total: number }> {
  const { db } = platform;
  const isShown = eq(failedSearches.ignored, false);
  const rows = await db
    .select()
    .from(failedSearches)
    .where(isShown)
    .orderBy(desc(failedSearches.times), desc(failedSearches.lastDay), desc(failedSearches.id))
    .limit(limits.listed);
  const answered = await answeredOf(platform, rows);
  return {
    searches: rows.map(({ id, written, times, nearest, lastDay }) => ({
      id,
      search: written,
      times,
      nearest,
      last_day: lastDay,
      answered: answered.has(id),
    })),
    total: await db.$count(failedSearches, isShown),
  };
}
