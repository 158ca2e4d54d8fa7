import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

const wholePath = /`((?:contract|api|site|demo|e2e|faults|bench|scripts|docs)\/[\w./-]+)`/g;
const pathsIn = (text: string) => [...text.matchAll(wholePath)].map(([, path = '']) => path);

/** The sections that follow a value. Below a path, a file of its folder is named without it. */
const ways = page.split(/^### /m).slice(1).join('### ').split(/^## /m)[0] ?? '';
const shortNames = ways.split('### ').flatMap((way) => {
  const folders = new Set(pathsIn(way).map(dirname));
  return [...way.matchAll(/`([\w-]+\.tsx?)`/g)].map(([, name = '']) => ({ name, folders }));
});

test('every file that docs/architecture.md names exists', () => {
  const paths = pathsIn(page);
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a file named without its folder is in the folder of another that the section names', () => {
  expect(shortNames.length).toBeGreaterThan(15);
  const missing = shortNames.filter(
    ({ name, folders }) => ![...folders].some((folder) => existsSync(join(root, folder, name))),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test.each(['api/src/platform', 'site/app/platform'])('the tree has every folder of %s', (place) => {
  const tree = page.split('```')[1] ?? '';
  const folders = readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !tree.includes(`    ${name}/ `))).toEqual([]);
});

const domains = ['selling', 'content', 'learning', 'assessment', 'conversation', 'people', 'site'];

const featuresIn = (place: string) =>
  domains.flatMap((domain) =>
    readdirSync(join(root, place, domain), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${domain}/${name}`),
  );

/** Features without a call, which one package has. */
const ofOnePackage: Record<string, string[]> = {
  'api/src': ['selling/credit'],
  'site/app': [
    'assessment/code-editor',
    'assessment/code-run',
    'assessment/explain',
    'assessment/playground',
    'assessment/runner',
    'site/dev-ui',
    'site/not-found',
  ],
};

test.each(Object.keys(ofOnePackage))('features in %s have the names of the contract', (place) => {
  const declared = featuresIn('contract');
  const others = featuresIn(place).filter((feature) => !declared.includes(feature));
  expect(others).toEqual(ofOnePackage[place]);
});

test('the API has every feature of the contract', () => {
  const present = featuresIn('api/src');
  expect(featuresIn('contract').filter((feature) => !present.includes(feature))).toEqual([]);
});
