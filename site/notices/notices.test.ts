import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { bundledPackages, noteBundled } from './bundled.ts';
import { containers } from './contained.ts';
import { writeNotices } from './notices.ts';
import { shippedPackages } from './packages.ts';
import { identifiers, standardText, textsOf } from './texts.ts';

const { resolve } = createRequire(import.meta.url);
const shipped = shippedPackages([]);
const names = shipped.map(({ name }) => name);

test('every package that a server installs or the site copies has the text of its licence', () => {
  expect(names).toEqual(expect.arrayContaining(['fastify', 'sharp', 'pg', 'pyodide', 'hls.js']));
  expect(shipped.filter((one) => textsOf(one).length === 0).map(({ name }) => name)).toEqual([]);
});

test('tools that build and test are not named', () => {
  expect(names).not.toContain('vitest');
  expect(names).not.toContain('vite');
});

test('a package without a file has the standard text, with its author as the holder', () => {
  const one = {
    name: 'none',
    version: '1.0.0',
    licence: 'MIT AND (ISC OR 0BSD)',
    author: 'Layla',
    source: null,
    folder: import.meta.dirname,
  };
  const texts = textsOf(one);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain('Copyright (c) Layla');
  expect(textsOf({ ...one, licence: null })).toEqual([]);
  expect(identifiers('Apache-2.0 WITH LLVM-exception')).toEqual(['Apache-2.0', 'LLVM-exception']);
});

test('each licence of what packages contain has a text', () => {
  const licences = containers.flatMap(({ contained }) => contained.flatMap((one) => one.licences));
  expect(licences.filter((licence) => !standardText(licence, 'somebody'))).toEqual([]);
});

test('each container is a package, as far as this platform has it', () => {
  const found = containers.filter(({ packages }) => names.some((name) => packages.test(name)));
  expect(found).toEqual(containers);
});

test('the notices name every package, and give each text once', () => {
  const text = writeNotices([]);
  for (const { name, version } of shipped) expect(text).toContain(`\n${name} ${version}\n`);
  expect(text).toContain('readex-pro (font');
  expect(text).toContain('noto-sans-math (font');
  expect(text).toContain('noto-sans-arabic (font');
  for (const phrase of [
    'GNU LESSER GENERAL PUBLIC LICENSE\nVersion 3',
    'Mozilla Public License Version 2.0',
    'SIL OPEN FONT LICENSE',
    'Lucide Icons and Contributors',
    'Cole Bemis',
  ]) {
    expect(text).toContain(phrase);
  }
  expect(text).toMatch(/librsvg\s*\| LGPLv3/);
  expect(text.split('GNU LESSER GENERAL PUBLIC LICENSE\nVersion 3')).toHaveLength(2);
});

test('a build notes the packages of its modules', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notices-'));
  try {
    const entry = join(folder, 'entry.ts');
    await writeFile(entry, `export { parse } from ${JSON.stringify(resolve('acorn'))};`);
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      plugins: [noteBundled()],
      build: {
        write: false,
        rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
      },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  const bundled = bundledPackages();
  expect(bundled).toEqual([expect.stringMatching(/\/node_modules\/acorn$/)]);
  expect(names).not.toContain('acorn');
  expect(shippedPackages(bundled).map(({ name }) => name)).toContain('acorn');
});
