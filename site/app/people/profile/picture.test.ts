import { expect, test } from 'vitest';
import { maxZoom } from './picture.ts';

test.each([
  [{ width: 4000, height: 3000 }, 4],
  [{ width: 192, height: 500 }, 2],
  [{ width: 40, height: 40 }, 1],
])('%j can be zoomed %d times', (size, zoom) => {
  expect(maxZoom(size)).toBe(zoom);
});
