import { expect, it } from 'vitest';
import { srcSetOf } from './picture-srcset.ts';

it('offers widths up to twice the displayed one', () => {
  expect(srcSetOf('/storage/a.jpg', 150)).toBe(
    '/storage/a.jpg?w=160 160w, /storage/a.jpg?w=320 320w',
  );
});

it('works on another host and beside other parameters', () => {
  expect(srcSetOf('https://api.example.com/storage/a.jpg?v=2', 80)).toBe(
    'https://api.example.com/storage/a.jpg?v=2&w=160 160w',
  );
});

it.each(['https://example.com/a.jpg', '/storage/a.svg', '/storage/a.gif?v=1', 'data:image/png,'])(
  'has no widths for %s',
  (src) => {
    expect(srcSetOf(src, 320)).toBeUndefined();
  },
);
