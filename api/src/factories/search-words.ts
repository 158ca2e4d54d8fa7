import { foldArabic } from '@nibras/contract/text/fold.ts';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { failedSearches, synonymGroups } from '#platform/database/schema/index.ts';
import { joinMembers } from '#platform/words/site-synonyms.ts';
import { unique } from './unique.ts';

type Group = typeof synonymGroups.$inferSelect;
type FailedSearch = typeof failedSearches.$inferSelect;

/** Words that mean the same on the site. */
export const makeSynonyms = async (
  db: Queryable,
  words: readonly string[] = [`لفظ${unique()}`, `مرادف${unique()}`],
): Promise<Group> =>
  only(
    await db
      .insert(synonymGroups)
      .values({ words: joinMembers(words) })
      .returning(),
  );

/** A search that found nothing today. */
export async function makeFailedSearch(
  db: Queryable,
  fields: Partial<typeof failedSearches.$inferInsert> = {},
): Promise<FailedSearch> {
  const { written = `مفقود ${unique()}`, ...more } = fields;
  const lastDay = new Date().toISOString().slice(0, 10);
  const row = { query: foldArabic(written), written, times: 1, nearest: false, lastDay, ...more };
  return only(await db.insert(failedSearches).values(row).returning());
}
