import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../migrations');
const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[];
};

test('meta/_journal.json has every migration, in the order of their numbers', () => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''));
  expect(entries.map(({ tag }) => tag)).toEqual(files.toSorted());
  expect(entries.map(({ idx }) => idx)).toEqual(files.map((name) => Number(name.slice(0, 4))));
});

/** A migration with an older `when` than the last one that a database has run is never run there. */
test('"when" of meta/_journal.json grows from migration to migration', () => {
  const times = entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(times.length);
});
