import { z } from 'zod';
import { lists, person } from './limits.ts';
import { foldDigits } from './text/digits.ts';
import { withAsciiDomain } from './text/email-domain.ts';
import { isSeen, withoutDirection, withoutInvisible } from './text/invisible.ts';

/** The maximum of PostgreSQL's integer type, and so of an id. */
export const maxId = 2_147_483_647;

const folded = (value: unknown) =>
  typeof value === 'string' ? foldDigits(withoutInvisible(value)).trim() : value;

/** An id in a body or a query, as a number or as a string of digits (forms send strings). */
export const id = z.preprocess((value) => {
  const text = folded(value);
  return typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : text;
}, z.int().min(1).max(maxId));

/**
 * A slug as it was meant: decoded where a mail program has encoded the address twice, its letters composed, without signs
 * that nobody sees, and without the comma behind a link in a sentence. Slugs have letters with their marks, digits and hyphens only.
 */
export function typedSlug(text: string): string {
  let decoded = text;
  try {
    // Twice at most: no program encodes an address more often.
    for (let times = 0; times < 2 && /%[\da-f]{2}/i.test(decoded); times += 1) {
      decoded = decodeURIComponent(decoded);
    }
  } catch {
    return text;
  }
  const plain = withoutInvisible(decoded).normalize('NFC');
  if (/^[\p{L}\p{M}\p{N}-]+$/u.test(plain)) return plain;
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const slug = words.join('-');
  // Digits alone are an id, and «100%» is none.
  return slug === '' || /^\d+$/.test(slug) ? text : slug;
}

/** An id or a slug in a path; a number if it has only digits. An unknown one is answered with 404, never 422. */
export const idOrSlug = z
  .string()
  .min(1)
  .max(2000)
  .transform(typedSlug)
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
  /** There are more than `total`, which is where the studio's lists stop counting. */
  more: z.literal(true).optional(),
  /** Of a search: what is marked besides its own words, for `searchHits`. */
  marks: z.array(z.string()).optional(),
  /** Of a search: what is found has not all of its words, but most of them. */
  nearest: z.literal(true).optional(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** The minimal response of every mutation. */
export const messageAnswer = z.object({ message: z.string() });

/** Like `z.email`, whose last label of a domain has letters only; those of international domains have digits and dashes. */
const emailPattern =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]{0,62}\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * An e-mail address as it is stored: without what nobody sees and comes along when it is copied, in small letters, an
 * international domain in its Latin form.
 */
export const email = z
  .string()
  .max(person.emailMaxLength * 2)
  .transform((text) => withAsciiDomain(withoutInvisible(text).trim().toLowerCase()))
  .pipe(
    z
      .string()
      .max(person.emailMaxLength)
      .pipe(z.email({ pattern: emailPattern })),
  );

/**
 * A person's name: one line with something to see, no control characters (they would reach mail headers), and no signs of
 * direction, which would turn round what stands beside it.
 */
export const personName = z
  .string()
  .max(person.nameMaxLength * 2)
  .transform((text) => withoutDirection(text).trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(person.nameMaxLength)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
      .regex(/^[^\u0000-\u001f\u007f]*$/),
  )
  // A separate pipe, so that an empty name is reported once.
  .pipe(z.string().refine(isSeen));

export const timestamp = z.string().describe('ISO 8601, UTC');

/** A path below /storage, or an absolute address; null without a picture. */
export const picture = z.string().nullable();

/** A file, whose content has no shape. */
export const fileAnswer = z.any();
