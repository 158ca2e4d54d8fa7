import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** What an older process that still runs would miss. */
const removal =
  /\b(?:drop\s+(?:table|column|view|type|function)|rename\s+(?:to|column)|alter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type)\b/i;

const withoutComments = (sql: string) => sql.replace(/--.*/g, '');

/** Those that removed something before the rule. */
const before = new Set(['0005_sessions', '0013_course_listings', '0016_media']);

const removing = readdirSync(new URL('../api/migrations', import.meta.url))
  .filter((name) => name.endsWith('.sql'))
  .filter((name) => removal.test(withoutComments(read(`../api/migrations/${name}`))))
  .map((name) => name.replace('.sql', ''))
  .filter((name) => Number(name.slice(0, 4)) > 46 || before.has(name));

/** The rows of the table: the migration, the release that used it last, the release that removes it. */
const rows = new Map(
  [
    ...read('deployment.md').matchAll(/^\| `(\d{4}_\w+)` \| (\d+)\.(\d+) \| (\d+)\.(\d+) \|$/gm),
  ].map(([, name = '', ...numbers]) => [name, numbers.map(Number)]),
);

test('what a migration removes was last used two releases before', () => {
  expect(removing.filter((name) => !before.has(name)).toSorted()).toEqual(
    [...rows.keys()].toSorted(),
  );
  for (const [name, [major = 0, minor = 0, nextMajor = 0, nextMinor = 0]] of rows) {
    const isTwoLater = nextMajor > major || nextMinor >= minor + 2;
    expect(isTwoLater, `${name} is removed too early`).toBe(true);
  }
});

test('the rule sees what removes', () => {
  expect(removing).toEqual(expect.arrayContaining([...before]));
});
