import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const pages = globSync('docs/behaviour/*.md', { cwd: root });
const anchors = new Set(
  pages.flatMap((page) => [
    page,
    ...[...read(page).matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = '']) => `${page}#${anchorOf(heading)}`,
    ),
  ]),
);

const sources = globSync(
  [
    '{contract,site/app,site/server,site/worker,demo}/**/*.{ts,tsx}',
    'api/src/**/*.ts',
    '{e2e,faults,bench}/**/*.ts',
    'scripts/*.mjs',
    'docs/**/*.md',
  ],
  { cwd: root },
);

const cited = sources.flatMap((file) =>
  [...read(file).matchAll(/docs\/behaviour\/[\w-]+\.md(?:#[\w-]+)?/g)].map(([anchor]) => ({
    file,
    anchor,
  })),
);

/** Links between the pages themselves: `[codes](auth.md#codes)`. */
const linked = pages.flatMap((page) =>
  [...read(page).matchAll(/\]\(([\w-]+\.md(?:#[\w-]+)?)\)/g)].map(([, link = '']) => ({
    file: page,
    anchor: `docs/behaviour/${link}`,
  })),
);

test('every cited heading exists', () => {
  expect(cited.length).toBeGreaterThan(60);
  expect([...cited, ...linked].filter(({ anchor }) => !anchors.has(anchor))).toEqual([]);
});

test('nothing cites a document that is not in the repository', () => {
  const foreign = /\b(?:[Dd]ocument|[Ss]pecification) [12]\b|\bDESIGN\b/;
  const own = 'docs/behaviour.test.ts';
  expect(
    sources.filter(
      (file) => file !== own && !/DESIGN-LANGUAGE/i.test(file) && foreign.test(read(file)),
    ),
  ).toEqual([]);
});
