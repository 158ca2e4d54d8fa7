import { filmMinutes } from '@nibras/contract/content/media/studio/shapes.ts';
import { expect, test } from 'vitest';
import { minutesFromFilm } from './film-minutes.ts';

const film = { path: 'a.mp4', duration: 600 };

test.each([
  [5, 1],
  [89, 1],
  [90, 2],
  [3_600, 60],
])('a film of %d seconds has %d minutes', (seconds, minutes) => {
  expect(filmMinutes(seconds)).toBe(minutes);
});

test.each([
  ['a lecture without minutes gets those of its film', 0, null, film, 10],
  ['minutes that somebody typed stay', 12, null, film, null],
  ['another film brings its own', 12, { path: 'b.mp4', duration: 700 }, film, 10],
  [
    'so does one that replaced it at the same address',
    12,
    { path: 'a.mp4', duration: 700 },
    film,
    10,
  ],
  ['the same film changes nothing', 12, film, film, null],
  ['a film that is still being read changes nothing', 0, film, { ...film, duration: null }, null],
  ['minutes that are right are not set again', 10, { path: 'b.mp4', duration: 700 }, film, null],
] as const)('%s', (_title, minutes, before, now, result) => {
  expect(minutesFromFilm({ minutes, before, film: now })).toBe(result);
});
