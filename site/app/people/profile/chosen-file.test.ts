import { photos } from '@nibras/contract/limits.ts';
import { expect, it } from 'vitest';
import { photoProblem, photoTexts } from './chosen-file.ts';

it.each([
  [{ type: 'image/jpeg', size: 3_000_000 }, null],
  [{ type: '', size: 10 }, null],
  [{ type: 'image/avif', size: photos.chosenMaxBytes }, null],
  [{ type: 'image/png', size: photos.chosenMaxBytes + 1 }, photoTexts.tooLarge],
  [{ type: 'image/gif', size: 10 }, photoTexts.wrongType],
  [{ type: 'image/svg+xml', size: 10 }, photoTexts.wrongType],
  [{ type: 'application/pdf', size: 10 }, photoTexts.wrongType],
  [{ type: 'image/webp', size: 0 }, photoTexts.unreadable],
])('the file %j has the problem: %s', (file, problem) => {
  expect(photoProblem(file)).toBe(problem);
});
