import * as z from 'zod/mini';
import { foldDigits } from '../text/digits.ts';

// zod tests whether it may compile code; the page's content security policy would report each test as a violation.
if ('document' in globalThis) z.config({ jitless: true });

/**
 * A tolerant parser of a field for responses of any server that implements the specification: a field that is absent,
 * null or of another type takes its fallback and never fails the page. Uses `zod/mini`, because this is part of the
 * first script of public pages.
 */
function tolerant<T>(parse: (value: unknown) => T) {
  return z.pipe(z.optional(z.unknown()), z.transform(parse));
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : Number.isFinite(value) ? String(value) : '';

function numberOf(value: unknown): number | null {
  const text = foldDigits(toText(value));
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : number;
}

/** A string or a number as a string; '' for anything else. */
export const parseText = tolerant(toText);

/** Like `parseText`, but null instead of ''. */
export const parseOptionalText = tolerant((value) => toText(value) || null);

/** A text that a person wrote, untrimmed because code begins with spaces; null if it is blank. */
export const parseWords = tolerant((value) =>
  typeof value === 'string' && value.trim() !== '' ? value : null,
);

/** The first whole number in a value: 15 for «15 دقيقة» or "15"; 0 if there is none. */
export const parseWhole = tolerant((value) => {
  const number = numberOf(value) ?? Number(/\d+/.exec(foldDigits(toText(value)))?.[0] ?? 0);
  return Math.max(0, Math.round(number));
});

/** A number, or a string with one; null if there is none. */
export const parseNumber = tolerant(numberOf);

/** A boolean in any of the forms that servers send. */
export const parseFlag = tolerant((value) =>
  [true, 1, '1', 'true'].includes(value as boolean | number | string),
);

/** A required id: a row without one cannot be linked to, so it fails. */
export const parseId = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((value) => numberOf(value) ?? Number.NaN),
  ),
  z.int().check(z.positive()),
);

/** The valid items of a list; invalid ones are left out instead of failing the whole list. */
export function parseList<Item extends z.core.$ZodType>(item: Item) {
  return tolerant((value): z.output<Item>[] => {
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry) => {
      const result = z.safeParse(item, entry);
      return result.success ? [result.data] : [];
    });
  });
}

/** The schema's result, or null if the value is invalid. */
export function parseOr<Schema extends z.core.$ZodType>(schema: Schema) {
  return tolerant((value): z.output<Schema> | null => {
    const result = z.safeParse(schema, value);
    return result.success ? result.data : null;
  });
}

/** An author; an id of 0 and an empty name mean unknown. */
export const parsePerson = z.object({
  id: parseWhole,
  name: parseText,
  profile_photo_url: parseOptionalText,
});

const metaFields = z.looseObject({
  current_page: parseWhole,
  last_page: parseWhole,
  per_page: parseWhole,
  total: parseWhole,
  marks: z.catch(z.optional(z.array(z.string())), undefined),
  nearest: z.catch(z.optional(z.literal(true)), undefined),
});

/** The paging of a list; a single page if the server sends none. */
export const parseListMeta = tolerant((value) => {
  const result = metaFields.safeParse(value);
  const { current_page, last_page, per_page, total, marks, nearest } = result.data ?? {
    marks: undefined,
    nearest: undefined,
  };
  return {
    current_page: current_page || 1,
    last_page: last_page || 1,
    per_page: per_page || 0,
    total: total ?? 0,
    ...(marks && { marks }),
    ...(nearest && { nearest }),
  };
});
