import { readFileSync } from 'node:fs';
import { contrast } from '@nibras/contract/site/contrast.ts';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const [, ink = ''] = /--ink: (#[0-9a-f]{6});/.exec(read('./tokens.css')) ?? [];
const colours = [...read('./prose.css').matchAll(/--(code-\w+): (#[0-9a-f]{6});/g)];

it.each(colours.map(([, name = '', colour = '']) => [name, colour]))(
  '%s (%s) has a contrast of 4.5 on the background of code',
  (_name, colour) => expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5),
);

it('every kind of token has a colour', () => expect(colours).toHaveLength(8));
