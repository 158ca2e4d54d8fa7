import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envExample } from '../scripts/env-example.mjs';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const between = (text: string, from: string, to: string) =>
  text.slice(text.indexOf(from)).split(to)[0] ?? '';

const schema = between(
  read('api/src/platform/config/config.ts'),
  'const environment = z.object({',
  '\n});',
);
const settings = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);

test('the table of docs/operating.md has every setting, once, and no other', () => {
  const table = between(read('docs/operating.md'), '## Settings', '\n## ');
  const named = [...table.matchAll(/^\| (`[^|]*?) +\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(settings.length).toBeGreaterThan(30);
  expect(named.toSorted()).toEqual(settings.toSorted());
});

test('compose.yaml and the image set only what exists', () => {
  const shared = between(read('compose.yaml'), 'x-settings:', '\nname:');
  const inCompose = [...shared.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  const inImage = [...read('Dockerfile').matchAll(/^ENV (?!PATH=)(.*)$/gm)].flatMap(
    ([, pairs = '']) => [...pairs.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
  );
  expect(inCompose.length).toBeGreaterThan(10);
  expect(inImage).toContain('DATA_DIR');
  expect([...inCompose, ...inImage].filter((name) => !settings.includes(name))).toEqual([]);
});

test('.env.example has every setting with its default: `node scripts/env-example.mjs > .env.example`', () => {
  expect(read('.env.example')).toBe(envExample());
});

test('.nvmrc names the Node that the project runs on', () => {
  const { optionalDependencies } = JSON.parse(read('api/package.json'));
  const versions = Object.entries(optionalDependencies)
    .filter(([name]) => name.startsWith('node-'))
    .map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([read('.nvmrc').trim()]));
});
