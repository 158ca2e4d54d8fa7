import { expect, test } from 'vitest';
import { mediaUrl } from './media.ts';

const sameHost = { apiBaseUrl: '' };

test('paths become URLs in the storage of the API', () => {
  expect(mediaUrl('covers/1.webp', sameHost)).toBe('/storage/covers/1.webp');
  expect(mediaUrl('/storage/covers/1.webp', sameHost)).toBe('/storage/covers/1.webp');
  expect(mediaUrl('covers/1.webp', { apiBaseUrl: 'https://api.example', width: 640 })).toBe(
    'https://api.example/storage/covers/1.webp?w=640',
  );
});

test('absolute URLs stay unchanged', () => {
  expect(mediaUrl('https://cdn.example/a.png', { ...sameHost, width: 640 })).toBe(
    'https://cdn.example/a.png',
  );
});

test('no path and the bare storage root give null', () => {
  for (const path of [null, undefined, '', '/storage/', 'https://api.example/storage/']) {
    expect(mediaUrl(path, sameHost)).toBeNull();
  }
});
