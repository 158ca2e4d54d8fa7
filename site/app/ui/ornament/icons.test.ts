import { readFile } from 'node:fs/promises';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawings } from './icon-drawings.ts';

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
