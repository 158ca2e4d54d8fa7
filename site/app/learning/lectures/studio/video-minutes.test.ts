import { videoMinutes } from '@nibras/contract/content/media/studio/shapes.ts';
import { expect, test } from 'vitest';
import { minutesFromVideo } from './video-minutes.ts';

const video = { path: 'a.mp4', duration: 600 };

test.each([
  [5, 1],
  [89, 1],
  [90, 2],
  [3_600, 60],
])('a video of %d seconds has %d minutes', (seconds, minutes) => {
  expect(videoMinutes(seconds)).toBe(minutes);
});

test.each([
  ['a lecture without minutes gets those of its video', 0, null, video, 10],
  ['minutes that a person typed stay', 12, null, video, null],
  ['another video brings its own', 12, { path: 'b.mp4', duration: 700 }, video, 10],
  [
    'so does one that replaced it at the same address',
    12,
    { path: 'a.mp4', duration: 700 },
    video,
    10,
  ],
  ['the same video changes nothing', 12, video, video, null],
  [
    'a video that is still being read changes nothing',
    0,
    video,
    { ...video, duration: null },
    null,
  ],
  ['minutes that are right are not set again', 10, { path: 'b.mp4', duration: 700 }, video, null],
] as const)('%s', (_title, minutes, before, now, result) => {
  expect(minutesFromVideo({ minutes, before, video: now })).toBe(result);
});
