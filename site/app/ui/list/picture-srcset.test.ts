import { expect, it } from 'vitest';
import { sizesFor, srcSetOf } from './picture-srcset.ts';

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

it('asks for two picture pixels per CSS pixel on phones whose screens have three', () => {
  expect(sizesFor('7rem')).toBe(
    '(max-width: 40rem) and (min-resolution: 2.5dppx) calc(7rem * 2 / 3), 7rem',
  );
  expect(sizesFor('(min-width: 40rem) 48vw, 100vw')).toBe(
    '(max-width: 40rem) and (min-resolution: 2.5dppx) calc(100vw * 2 / 3), (min-width: 40rem) 48vw, 100vw',
  );
});
