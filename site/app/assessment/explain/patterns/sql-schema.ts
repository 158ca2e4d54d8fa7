import type { Seen } from '../seen.ts';

/** Only the beginning of longer programs is looked at. */
const lookedAt = 20_000;
const name = '["`\\[]?([\\p{L}_][\\p{L}\\p{N}_]*)["`\\]]?';
const creation = new RegExp(
  `\\bCREATE\\s+(?:TEMP(?:ORARY)?\\s+)?TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?${name}\\s*\\(`,
  'giu',
);
const rule = /^(?:PRIMARY|FOREIGN|UNIQUE|CHECK|CONSTRAINT)\b/i;

/** The parts of a list between brackets that begins at `start`, divided at its own commas. */
function partsFrom(text: string, start: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    const isEnd = sign === ')' && depth === 0;
    if (isEnd || (sign === ',' && depth === 0)) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
    if (isEnd) break;
    if (sign === ')') depth -= 1;
  }
  return parts;
}

/** The tables that the program's files make, by name in small letters, with their columns as they are written. */
export function tablesOf({ codes, others }: Pick<Seen, 'codes' | 'others'>): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const code of [...others, codes.join('\n')]) {
    const text = code.slice(0, lookedAt);
    for (const { 0: all, 1: table = '', index } of text.matchAll(creation)) {
      const columns = partsFrom(text, index + all.length).flatMap((part) =>
        rule.test(part) ? [] : (new RegExp(`^${name}`, 'u').exec(part)?.[1] ?? []),
      );
      tables.set(table.toLowerCase(), columns);
    }
    for (const [, table = '', column = ''] of text.matchAll(
      new RegExp(`\\bALTER\\s+TABLE\\s+${name}\\s+ADD\\s+(?:COLUMN\\s+)?${name}`, 'giu'),
    ))
      tables.get(table.toLowerCase())?.push(column);
  }
  return tables;
}

/** The tables that a statement names after FROM, JOIN, INTO and UPDATE, by their names and their short names. */
export function tablesIn(statement: string): Map<string, string> {
  const named = new Map<string, string>();
  const place = new RegExp(
    `\\b(?:FROM|JOIN|INTO|UPDATE)\\s+${name}(?:\\s+(?:AS\\s+)?(?!(?:WHERE|JOIN|ON|INNER|LEFT|RIGHT|CROSS|NATURAL|GROUP|ORDER|LIMIT|SET|VALUES|HAVING|UNION|SELECT|USING)\\b)([\\p{L}_][\\p{L}\\p{N}_]*))?((?:\\s*,\\s*[\\p{L}_][\\p{L}\\p{N}_]*(?:\\s+[\\p{L}_][\\p{L}\\p{N}_]*)?)*)`,
    'giu',
  );
  for (const [, table = '', alias, more = ''] of statement.matchAll(place)) {
    named.set(table.toLowerCase(), table.toLowerCase());
    if (alias) named.set(alias.toLowerCase(), table.toLowerCase());
    for (const part of more.split(',').slice(1)) {
      const [other = '', short] = part.trim().split(/\s+/);
      named.set(other.toLowerCase(), other.toLowerCase());
      if (short) named.set(short.toLowerCase(), other.toLowerCase());
    }
  }
  return named;
}
