import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cutFonts, facesIn, fontStyles, signsIn } from '../../cut-fonts.ts';

const own = new URL('./fonts/', import.meta.url);

test('the files are cut to the signs and weights of the style sheet, and stand beside their licence', async () => {
  const cut = await cutFonts();
  expect((await readdir(own)).toSorted()).toEqual(['LICENSE', ...[...cut.keys()].toSorted()]);
  for (const [name, font] of cut) {
    const kept = await readFile(new URL(name, own));
    expect(kept.equals(font), `${name}: node site/cut-fonts.ts`).toBe(true);
  }
});

test('a sign belongs to one file of the family', async () => {
  const faces = facesIn(await fontStyles()).filter(({ file }) => file !== null);
  const signs = faces.flatMap(({ range }) => [...signsIn(range)]);
  expect(faces.length).toBe(3);
  // Faces of other weights are another choice, not the place to look for what one lacks.
  for (const { weights } of faces) expect(weights).toEqual(faces[0]?.weights);
  expect(signs.length).toBe(new Set(signs).size);
  // All that the two whole files were given before they were cut.
  const whole = 'U+0000-00FF, U+0600-06FF, U+0750-077F, U+2000-206F, U+20AC, U+2212, U+FE70-FEFC';
  expect([...signsIn(whole)].filter((sign) => !signs.includes(sign))).toEqual([]);
});
