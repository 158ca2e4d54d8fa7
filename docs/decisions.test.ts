import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'decisions');
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const index = readFileSync(join(folder, 'README.md'), 'utf8');

test('the index has every record once, and no other', () => {
  const listed = [...index.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(records.toSorted());
});

test.each(records)('the index says of %s what it is called, and whether it is in force', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  const title = text.split('\n')[0]?.replace(/^# \d{4}:? /, '') ?? '';
  const line = index.split('\n').find((one) => one.includes(`(${name})`)) ?? '';
  expect(line).toContain(`| ${title} `);
  expect(/^Superseded by/m.test(text) ? 'superseded' : 'in force').toBe(
    line.includes('| superseded') ? 'superseded' : 'in force',
  );
});
