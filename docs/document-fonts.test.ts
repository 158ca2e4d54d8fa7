import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutDocumentFonts } from '../scripts/cut-document-fonts.mjs';

const root = join(import.meta.dirname, '..');
const files: Map<string, Buffer> = await cutDocumentFonts();

test.each([...files])('%s is cut from its package', (path, cut) => {
  const committed = readFileSync(join(root, path));
  expect(committed.equals(cut), 'node scripts/cut-document-fonts.mjs').toBe(true);
});
