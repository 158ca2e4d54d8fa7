import { z } from 'zod';
import { lists, person } from './limits.ts';
import { foldDigits } from './text/digits.ts';

/** The maximum of PostgreSQL's integer type, and so of an id. */
export const maxId = 2_147_483_647;

const folded = (value: unknown) => (typeof value === 'string' ? foldDigits(value).trim() : value);

/** An id in a body or a query, as a number or as a string of digits (forms send strings). */
export const id = z.preprocess((value) => {
  const text = folded(value);
  return typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : text;
}, z.int().min(1).max(maxId));

/** An id or a slug in a path; a number if it has only digits. An unknown one is answered with 404, never 422. */
export const idOrSlug = z
  .string()
  .min(1)
  .max(200)
  .transform((text) => {
    const digits = foldDigits(text);
    return /^\d{1,10}$/.test(digits) && Number(digits) <= maxId ? Number(digits) : text;
  });
export type IdOrSlug = z.output<typeof idOrSlug>;

const wholeNumber = (least: number, most: number) =>
  z.preprocess((value) => {
    const text = folded(value);
    return typeof text === 'string' && /^-?\d{1,16}$/.test(text) ? Number(text) : text;
  }, z.int().min(least).max(most));

/** A query parameter that counts as absent when it is empty. */
export const absentWhenEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** `page` of a list; an empty parameter counts as absent. */
export const pageNumber = absentWhenEmpty(wholeNumber(1, lists.maxPage).default(1));

/** `search` of every list; blank for the whole list. */
export const searchText = z.string().trim().max(lists.searchMaxLength).default('');

/** `page`, `per_page` and `search` of every list; an empty parameter counts as absent. */
export function listQuery(perPage: number) {
  return z.object({
    page: pageNumber,
    per_page: absentWhenEmpty(wholeNumber(1, lists.maxPerPage).default(perPage)),
    search: searchText,
  });
}
export type ListQuery = z.output<ReturnType<typeof listQuery>>;

export const listMeta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  /** Of a search: what is marked besides its own words, for `searchHits`. */
  marks: z.array(z.string()).optional(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** The minimal response of every mutation. */
export const messageAnswer = z.object({ message: z.string() });

/** An e-mail address as it is stored: trimmed, lower case. */
export const email = z
  .string()
  .trim()
  .max(person.emailMaxLength)
  .transform((text) => text.toLowerCase())
  .pipe(z.email());

/** A person's name: one line, no control characters (they would reach mail headers). */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(person.nameMaxLength)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  .regex(/^[^\u0000-\u001f\u007f]*$/);

export const timestamp = z.string().describe('ISO 8601, UTC');

/** A path below /storage, or an absolute address; null without a picture. */
export const picture = z.string().nullable();
