import { z } from 'zod';
import { lists } from '../../limits.ts';
import { id, picture, searchText } from '../../wire.ts';
import { foundKindNames, ownKindNames, publishedKindNames } from './search-kinds.ts';

/** `kind` narrows the search to one kind, of which more are listed. */
export const searchQuery = z.object({ q: searchText, kind: z.enum(foundKindNames).optional() });
export const suggestionsQuery = z.object({ q: searchText });

export const foundItem = z.object({
  id: z.int(),
  title: z.string(),
  /** What tells items of one title apart, such as a lecture's course; '' where nothing does. */
  detail: z.string(),
  /** The part of the text around the first word found; '' in suggestions and where there is no text. */
  excerpt: z.string(),
  /** On the site. */
  path: z.string(),
  picture,
  /** Of a video: where the chapter begins or it is said, in seconds. */
  second: z.int().optional(),
});
export type FoundItem = z.infer<typeof foundItem>;

const group = <Kind extends z.ZodType>(kind: Kind) =>
  z.object({
    kind,
    items: z.array(foundItem),
    /** Counted up to `searching.foundAtMost`. */
    total: z.int(),
    /** The page with all of them, on the site; null where there is none. */
    all: z.string().nullable(),
  });

export const foundGroup = group(z.enum(foundKindNames)).extend({
  /** Its items have not all of the words, but most of them, and follow those that have all. */
  nearest: z.literal(true).optional(),
});
export type FoundGroup = z.infer<typeof foundGroup>;

/** `GET /api/search` and its suggestions. Groups without items are left out; the one with the best item is the first. */
export const searchAnswer = z.object({
  groups: z.array(foundGroup),
  /** What is marked in titles and excerpts besides the words of the search, for `searchHits`. */
  marks: z.array(z.string()),
  /** Where the site does not know a word: the search with words that something is called by; null where none is near. */
  did_you_mean: z.string().nullable(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const ownSearchAnswer = z.object({
  groups: z.array(group(z.enum(ownKindNames))),
  marks: z.array(z.string()),
});
export type OwnSearchAnswer = z.infer<typeof ownSearchAnswer>;

/** An item that was opened from the results of a search, or from its suggestions. */
export const searchChoiceBody = z.object({
  q: z.string().trim().min(1).max(lists.searchMaxLength),
  kind: z.enum(publishedKindNames),
  id,
});
export type SearchChoice = z.output<typeof searchChoiceBody>;
