import * as z from 'zod/mini';
import { foldDigits } from '../digits.ts';

// zod tries whether it may compile code; under the page's policy each try is reported as a breach.
if ('document' in globalThis) z.config({ jitless: true });

/**
 * How the site reads answers of any server that speaks the specification's calls: a field that is absent, null or of
 * another type than ours never fails the page, it takes its fallback. `zod/mini`, because this is part of a public
 * page's first script.
 */
function reader<T>(read: (value: unknown) => T) {
  return z.pipe(z.optional(z.unknown()), z.transform(read));
}

const filled = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : Number.isFinite(value) ? String(value) : '';

function numberOf(value: unknown): number | null {
  const text = foldDigits(filled(value));
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : number;
}

/** A text or a number as text; '' for anything else. */
export const parseText = reader(filled);

/** As `parseText`, null where there is nothing. */
export const parseOptionalText = reader((value) => filled(value) || null);

/** What somebody has written, untrimmed: code begins with spaces. Null where there are no words. */
export const parseWords = reader((value) =>
  typeof value === 'string' && value.trim() !== '' ? value : null,
);

/** The first whole number of a value: 15 of «15 دقيقة» or "15"; 0 where there is none. */
export const parseWhole = reader((value) => {
  const number = numberOf(value) ?? Number(/\d+/.exec(foldDigits(filled(value)))?.[0] ?? 0);
  return Math.max(0, Math.round(number));
});

/** A number, sent as one or as text; null where there is none. */
export const parseNumber = reader(numberOf);

/** A flag in any of the ways that servers send one. */
export const parseFlag = reader((value) =>
  [true, 1, '1', 'true'].includes(value as boolean | number | string),
);

/** What must be there: a row without an id cannot be linked to and fails. */
export const parseId = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((value) => numberOf(value) ?? Number.NaN),
  ),
  z.int().check(z.positive()),
);

/** The items that can be read; a broken one is left out rather than the whole list lost. */
export function parseList<Item extends z.core.$ZodType>(item: Item) {
  return reader((value): z.output<Item>[] => {
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry) => {
      const read = z.safeParse(item, entry);
      return read.success ? [read.data] : [];
    });
  });
}

/** What the schema makes of it, null where it cannot read it. */
export function parseOr<Schema extends z.core.$ZodType>(schema: Schema) {
  return reader((value): z.output<Schema> | null => {
    const read = z.safeParse(schema, value);
    return read.success ? read.data : null;
  });
}

/** Whoever wrote something; an id of 0 and an empty name are what is not known. */
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
});

/** Where a list stands; one page where the server does not say. */
export const parseListMeta = reader((value) => {
  const read = metaFields.safeParse(value);
  const { current_page, last_page, per_page, total } = read.data ?? {};
  return {
    current_page: current_page || 1,
    last_page: last_page || 1,
    per_page: per_page || 0,
    total: total ?? 0,
  };
});
