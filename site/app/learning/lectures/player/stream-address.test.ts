import { afterEach, expect, test } from 'vitest';
import { newestAddress, renewStreamQuery } from './stream-address.ts';

const folder = 'https://learn.example/storage/private/streams/7/2/';
const master = `${folder}master.m3u8?sig=old`;

afterEach(() => renewStreamQuery(master, null));

test('parts are requested with the newest query of their stream', () => {
  renewStreamQuery(master, 'sig=new&seat=3');
  expect(newestAddress(`${folder}480.mp4?sig=old`)).toBe(`${folder}480.mp4?sig=new&seat=3`);
  expect(newestAddress(`${folder}parts/1.mp4`)).toBe(`${folder}parts/1.mp4?sig=new&seat=3`);
  renewStreamQuery(master, 'sig=newer');
  expect(newestAddress(`${folder}480.mp4?sig=old#t`)).toBe(`${folder}480.mp4?sig=newer`);
});

test('other addresses, and streams without a newer query, stay as their playlist has them', () => {
  expect(newestAddress(`${folder}480.mp4?sig=old`)).toBe(`${folder}480.mp4?sig=old`);
  renewStreamQuery(master, 'sig=new');
  const other = 'https://learn.example/storage/private/streams/7/1/480.mp4?sig=other';
  expect(newestAddress(other)).toBe(other);
  renewStreamQuery(master, null);
  expect(newestAddress(master)).toBe(master);
});
