import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cutFonts, facesIn, fontStyles, signsIn } from '../../cut-fonts.ts';

const fontFolder = new URL('./fonts/', import.meta.url);

test('the files are subsets with the characters and weights of the style sheet, next to their licence', async () => {
  const cut = await cutFonts();
  expect((await readdir(fontFolder)).toSorted()).toEqual([
    'LICENSE',
    ...[...cut.keys()].toSorted(),
  ]);
  for (const [name, font] of cut) {
    const committed = await readFile(new URL(name, fontFolder));
    expect(committed.equals(font), `${name}: node site/cut-fonts.ts`).toBe(true);
  }
});

test('a character belongs to one file of the family', async () => {
  const faces = facesIn(await fontStyles()).filter(({ file }) => file !== null);
  const signs = faces.flatMap(({ range }) => [...signsIn(range)]);
  expect(faces.length).toBe(3);
  // A browser does not look for a missing character among faces of other weights.
  for (const { weights } of faces) expect(weights).toEqual(faces[0]?.weights);
  expect(signs.length).toBe(new Set(signs).size);
  // The ranges of the two original files before they were cut.
  const original =
    'U+0000-00FF, U+0600-06FF, U+0750-077F, U+2000-206F, U+20AC, U+2212, U+FE70-FEFC';
  expect([...signsIn(original)].filter((sign) => !signs.includes(sign))).toEqual([]);
});
