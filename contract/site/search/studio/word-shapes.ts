import { z } from 'zod';
import { undoId } from '../../../content/items/studio/page.ts';
import { foldArabic } from '../../../text/fold.ts';
import { oneLine } from '../../../text/text.ts';
import { id } from '../../../wire.ts';
import { synonyms as limits } from '../limits.ts';

const foldedWords = (text: string) => foldArabic(text).split(' ').filter(Boolean);

/** A word or a short phrase. A comma separates members where they are written in one line. */
const member = oneLine(limits.memberMaxLength)
  .transform((text) => text.replace(/\s+/g, ' '))
  .refine((text) => {
    const { length } = foldedWords(text);
    return !/[،,؛;]/.test(text) && length > 0 && length <= limits.wordsMax;
  });

const areDistinct = (members: readonly string[]) =>
  new Set(members.map(foldArabic)).size === members.length;

/** Words that mean the same, no two of which the search takes for one anyway by how they are written. */
export const synonymsBody = z.object({
  words: z
    .array(member)
    .min(limits.membersMin)
    .max(limits.membersMax)
    .pipe(z.array(z.string()).refine(areDistinct)),
});
export type SynonymsBody = z.output<typeof synonymsBody>;

export const wordsParams = z.object({ id });

export const synonymGroup = z.object({ id: z.int(), words: z.array(z.string()) });
export type SynonymGroup = z.infer<typeof synonymGroup>;

/** The group that was added or changed last is the first. */
export const synonymsAnswer = z.object({ groups: z.array(synonymGroup) });
export const synonymsChangeAnswer = z.object({ group: synonymGroup, undo: undoId });
export const wordsRemovedAnswer = z.object({ undo: undoId });

export const failedSearch = z.object({
  id: z.int(),
  /** As it was typed last. */
  search: z.string(),
  times: z.int(),
  /** Something had most of its words. */
  nearest: z.boolean(),
  /** `2026-03-31` of the site's time zone. */
  last_day: z.string(),
  /** It finds something since a group of words has one of its words. */
  answered: z.boolean(),
});
export type FailedSearch = z.infer<typeof failedSearch>;

/** The most frequent first; `total` counts those that are not listed too. */
export const failedSearchesAnswer = z.object({
  searches: z.array(failedSearch),
  total: z.int(),
});
