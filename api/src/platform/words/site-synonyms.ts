import { synonyms as limits } from '@nibras/contract/site/search/limits.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import { desc } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { synonymGroups } from '../database/schema/index.ts';
import { sharedSynonyms } from './synonyms.ts';

const separator = '، ';

/** Words that mean the same, in the one text that the database stores. */
export const joinMembers = (words: readonly string[]): string => words.join(separator);

/** The words and phrases of a stored group. */
export const splitMembers = (words: string): string[] => words.split(separator);

/** The words and phrases of a stored group, each folded and divided into its words. */
export const foldedMembers = (words: string): string[][] =>
  splitMembers(words)
    .map((member) => foldArabic(member).split(' ').filter(Boolean))
    .filter((member) => member.length > 0);

/** The stored groups, the one that was changed last first. */
async function storedGroups(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ words: synonymGroups.words })
    .from(synonymGroups)
    .orderBy(desc(synonymGroups.changedAt), desc(synonymGroups.id))
    .limit(limits.groups);
  return rows.map(({ words }) => words);
}

/** The provider's own groups of words that mean the same. */
export const ownSynonyms = async (db: Queryable): Promise<string[][][]> =>
  (await storedGroups(db)).map(foldedMembers);

/** What was read last: the same list as long as nothing has changed, since what is derived from it is remembered by it. */
let last: { key: string; groups: string[][][] } | undefined;

/**
 * The groups of words that mean the same, for `readQuery`: those that any school shares and the provider's own. Read for each search, so
 * that a change holds at once in every process; cached responses are dropped by the tag `searches`.
 */
export async function siteSynonyms(db: Queryable): Promise<string[][][]> {
  const stored = await storedGroups(db);
  const key = stored.join('\n');
  if (last?.key !== key)
    last = { key, groups: [...sharedSynonyms(), ...stored.map(foldedMembers)] };
  return last.groups;
}
