import { glob, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawings } from './icon-drawings.ts';

const site = join(import.meta.dirname, '../../..');

const source = async (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

/** The names that a file of icons uses. */
const namesIn = (code: string) =>
  [...code.matchAll(/[iI]con\('([^']+)'\)/g)].map(([, name]) => name as string);

function lucideDrawing(name: string): string {
  const key = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const Lucide = (lucide as unknown as Record<string, lucide.LucideIcon>)[key];
  if (!Lucide) throw new Error(`neither Lucide nor icon-drawings.ts has «${name}»`);
  const svg = renderToStaticMarkup(createElement(Lucide));
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<')).replace(/><\/\w+>/g, '/>');
}

test('icons.svg has every icon that is used, up to date, and no other', async () => {
  const names = [
    ...namesIn(await source('./icons.ts')),
    ...namesIn(await source('./social-icons.ts')),
  ];
  expect(new Set(names).size, 'one name for an icon').toBe(names.length);
  expect(Object.keys(drawings).filter((name) => !names.includes(name))).toEqual([]);
  const symbols = names
    .toSorted()
    .map((name) => `<symbol id="${name}">${drawings[name] ?? lucideDrawing(name)}</symbol>\n`);
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('')}</svg>\n`;
  await expect(sheet).toMatchFileSnapshot('./icons.svg');
});

/** The file of one drawing. It has none of the package's keys, which only lists that change need. */
async function drawingFile(name: string): Promise<string> {
  const { __iconData } = await import(/* @vite-ignore */ `lucide-react/icons/${name}`);
  const elements = __iconData.node.map(
    ([tag, { key: _, ...attributes }]: [string, { key: string }]) => [tag, attributes],
  );
  return [
    '/** Drawn by Lucide, under the licence beside this file; icons.test.ts writes it from lucide-react. */',
    "import type { Drawing } from '../lucide-icon.ts';",
    '',
    `export default ${JSON.stringify(elements)} satisfies Drawing;\n`,
  ].join('\n');
}

test('lucide/ has every drawing that is imported, up to date, no other, and their licence', async () => {
  const names = new Set<string>();
  for await (const file of glob('app/**/*.{ts,tsx}', { cwd: site })) {
    const code = await readFile(join(site, file), 'utf8');
    for (const [, name] of code.matchAll(/ornament\/lucide\/([a-z\d-]+)\.ts'/g))
      names.add(name as string);
  }
  for (const name of names) {
    await expect(await drawingFile(name)).toMatchFileSnapshot(`./lucide/${name}.ts`);
  }
  const licence = createRequire(import.meta.url).resolve('lucide-react/package.json');
  await expect(await readFile(join(licence, '../LICENSE'), 'utf8')).toMatchFileSnapshot(
    './lucide/LICENSE',
  );
  const files = await readdir(join(import.meta.dirname, 'lucide'));
  expect(files.filter((file) => file !== 'LICENSE' && !names.has(file.replace('.ts', '')))).toEqual(
    [],
  );
});
