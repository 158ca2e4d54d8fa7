import type { Schema } from './offered-calls.ts';
import { choicesOf, chosen, isText, sampleValue } from './sample-value.ts';

/** Characters of a text where nothing declares fewer. */
export const longestText = 80_000;

/** A value that is valid but for one text, and where that stands. */
export interface TextPlace {
  value: unknown;
  path: readonly (string | number)[];
  /** Characters that the schema allows. */
  longest: number;
}

/** The schema of a property or an element, whichever choice has it. */
function inside(schema: Schema | undefined, key: string | number): Schema | undefined {
  if (!schema) return undefined;
  const own = typeof key === 'number' ? schema.items : schema.properties?.[key];
  return own ?? choicesOf(schema).flatMap((choice) => inside(choice, key) ?? [])[0];
}

function textsOf(
  value: unknown,
  schema: Schema | undefined,
  path: TextPlace['path'],
): Omit<TextPlace, 'value'>[] {
  if (typeof value === 'string') {
    const { enum: names, const: only, maxLength } = chosen(schema ?? {});
    if (names || only !== undefined) return [];
    return [{ path, longest: Math.min(maxLength ?? longestText, longestText) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => textsOf(inner, inside(schema, key), [...path, key]));
}

/** The texts that an object may have besides. */
function furtherTexts(value: unknown, schema: Schema | undefined): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !schema) return [];
  return [schema, ...choicesOf(schema)]
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .filter(([name, inner]) => !(name in value) && isText(chosen(inner)))
    .map(([name, inner]) => [name, sampleValue(inner)]);
}

/** Every place of a valid value in which its schema allows a text, also those that the value leaves out. */
export function placesIn(value: unknown, schema: Schema | undefined): TextPlace[] {
  const own = textsOf(value, schema, []).map((place) => ({ ...place, value }));
  const further = furtherTexts(value, schema).flatMap(([name, text]) =>
    textsOf(text, inside(schema, name), [name]).map((place) => ({
      ...place,
      value: { ...(value as object), [name]: text },
    })),
  );
  return [...own, ...further];
}

/** A copy of the value with a text in a place. */
export function withText(value: unknown, path: TextPlace['path'], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((inner, at) => (at === key ? withText(inner, rest, text) : inner));
  }
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: withText(fields[key], rest, text) };
}
