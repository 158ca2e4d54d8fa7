import { synonyms as limits } from '@nibras/contract/site/search/limits.ts';
import type { SynonymGroup } from '@nibras/contract/site/search/studio/word-shapes.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import { desc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { synonymGroups } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { trackedRows } from '#platform/resource/tracked-rows.ts';
import { joinMembers, splitMembers } from '#platform/words/site-synonyms.ts';

type Services = Pick<Platform, 'db' | 'now'>;

const foldedSet = (words: string) => new Set(splitMembers(words).map(foldArabic));

/** Whether another group has all of the words, so that this one would say nothing new. */
async function isTaken(db: Queryable, group: { words: string; id: number }) {
  const own = foldedSet(group.words);
  const others = await db
    .select({ words: synonymGroups.words })
    .from(synonymGroups)
    .where(ne(synonymGroups.id, group.id));
  return others.some((other) => {
    const words = foldedSet(other.words);
    return [...own].every((word) => words.has(word));
  });
}

/** How groups of words are changed; they hold for the next search. */
export const synonymRows = trackedRows({
  kind: 'synonyms',
  table: synonymGroups,
  columns: ['words'],
  name: 'words',
  touched: 'changedAt',
  missing: 'synonyms-not-found',
  unique: { taken: 'synonyms-taken', isTaken },
  // Nothing stands on a group: undoing its creation deletes it.
  isUsed: async () => false,
});

const present = ({ id, words }: { id: number; words: string }): SynonymGroup => ({
  id,
  words: splitMembers(words),
});

/** All groups, the one that was changed last first. */
export async function listSynonyms(db: Queryable): Promise<SynonymGroup[]> {
  const rows = await db
    .select()
    .from(synonymGroups)
    .orderBy(desc(synonymGroups.changedAt), desc(synonymGroups.id));
  return rows.map(present);
}

/** @throws AppError synonyms-not-found */
export async function synonymsOf(db: Queryable, id: number): Promise<SynonymGroup> {
  const [row] = await db.select().from(synonymGroups).where(eq(synonymGroups.id, id));
  return present(orThrow(row, 'synonyms-not-found'));
}

/** @throws AppError too-many-items, synonyms-taken */
export const createSynonyms = (
  services: Services,
  { caller, words }: { caller: Person; words: readonly string[] },
): Promise<{ result: number; undo: number }> =>
  synonymRows.create(services, { caller, action: 'synonyms-made' }, async (tx) => {
    if ((await tx.$count(synonymGroups)) >= limits.groups) throw new AppError('too-many-items');
    return { row: { words: joinMembers(words) } };
  });

/** @throws AppError synonyms-not-found, synonyms-taken */
export const changeSynonyms = (
  services: Services,
  { caller, id, words }: { caller: Person; id: number; words: readonly string[] },
): Promise<{ undo: number }> =>
  synonymRows.change(services, { caller, id, action: 'synonyms-changed' }, async () => ({
    row: { words: joinMembers(words) },
  }));

/** @throws AppError synonyms-not-found */
export const removeSynonyms = (
  services: Services,
  of: { caller: Person; id: number },
): Promise<{ undo: number }> =>
  synonymRows.remove(services, { ...of, action: 'synonyms-removed' }, async () => ({}));
