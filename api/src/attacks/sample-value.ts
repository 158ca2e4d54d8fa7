import type { Schema } from './offered-calls.ts';

/** Texts that fit most patterns and formats of the contract. */
const candidates = [
  'نص',
  'a',
  '1',
  '123456',
  'main.py',
  'a@example.org',
  '2040-01-01T00:00:00Z',
  '2040-01-01',
  'https://example.org/a',
];

const byFormat: Record<string, string> = {
  email: 'a@example.org',
  'date-time': '2040-01-01T00:00:00Z',
  date: '2040-01-01',
  uri: 'https://example.org/a',
};

export const choicesOf = ({ anyOf, oneOf, allOf }: Schema): Schema[] =>
  anyOf ?? oneOf ?? allOf ?? [];

/** The first choice that is more than null. */
export const chosen = (schema: Schema): Schema => {
  const choice = choicesOf(schema).find(({ type }) => type !== 'null');
  return choice ? chosen(choice) : schema;
};

export const isText = (schema: Schema): boolean =>
  [schema.type].flat().includes('string') && !schema.enum && schema.const === undefined;

function sampleText({ pattern, format = '', minLength = 0 }: Schema): string {
  const expression = pattern === undefined ? null : new RegExp(pattern, 'u');
  const fits = (text: string) => (expression?.test(text) ?? true) && text.length >= minLength;
  return byFormat[format] ?? candidates.find(fits) ?? 'ن'.repeat(minLength);
}

/** A value that a schema accepts as a rule: every property, one element of each list, the first choice. */
export function sampleValue(given: Schema): unknown {
  const schema = chosen(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat()[0];
  if (type === 'object') {
    const own = Object.entries(schema.properties ?? {});
    return Object.fromEntries(own.map(([name, inner]) => [name, sampleValue(inner)]));
  }
  if (type === 'array') return schema.items ? [sampleValue(schema.items)] : [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  return type === 'null' ? null : sampleText(schema);
}
