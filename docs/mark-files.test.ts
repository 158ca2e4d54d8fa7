import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mark } from '../contract/site/mark.ts';
import { drawMarks } from '../scripts/draw-marks.mjs';

const root = join(import.meta.dirname, '..');
const files: Map<string, Buffer> = await drawMarks();

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return { data, size: [info.width, info.height, info.channels] };
}

/** The mean difference of two pictures; machines differ by a rounding here and there. */
async function difference(one: Buffer, other: Buffer) {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  expect(a.size).toEqual(b.size);
  return (
    a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length
  );
}

test.each([...files])('%s is drawn from contract/site/mark.ts', async (path, drawn) => {
  const committed = readFileSync(join(root, path));
  if (/\.(png|jpg)$/.test(path)) expect(await difference(committed, drawn)).toBeLessThan(1);
  else expect(committed.equals(drawn), 'node scripts/draw-marks.mjs').toBe(true);
});

test('the mark’s flame is drawn in no other source file', () => {
  const sources = globSync(
    '{contract,site/{app,worker},api/src,demo/art,scripts}/**/*.{ts,tsx,mjs,html,js}',
    {
      cwd: root,
    },
  );
  const copies = sources.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes(mark.flame),
  );
  expect(copies).toEqual(['contract/site/mark.ts']);
});
