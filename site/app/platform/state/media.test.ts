import { expect, test } from 'vitest';
import { mediaUrl } from './media.ts';

const here = { apiBaseUrl: '' };

test('paths are looked up in the storage of the API', () => {
  expect(mediaUrl('covers/1.webp', here)).toBe('/storage/covers/1.webp');
  expect(mediaUrl('/storage/covers/1.webp', here)).toBe('/storage/covers/1.webp');
  expect(mediaUrl('covers/1.webp', { apiBaseUrl: 'https://api.example', width: 640 })).toBe(
    'https://api.example/storage/covers/1.webp?w=640',
  );
});

test('absolute addresses stay as they are', () => {
  expect(mediaUrl('https://cdn.example/a.png', { ...here, width: 640 })).toBe(
    'https://cdn.example/a.png',
  );
});

test('no picture and the bare storage root are no address', () => {
  for (const path of [null, undefined, '', '/storage/', 'https://api.example/storage/']) {
    expect(mediaUrl(path, here)).toBeNull();
  }
});
