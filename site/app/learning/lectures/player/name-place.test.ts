import { expect, test } from 'vitest';
import { nameArea, pictureBox } from './name-place.ts';

test('a name stands on the picture of a wide player, above its controls', () => {
  const picture = pictureBox({ width: 1280, height: 720 }, { width: 1920, height: 1080 });
  expect(picture).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
  expect(nameArea(picture, 720)).toEqual({ x: 8, y: 8, width: 1264, height: 628 });
});

test('a portrait video leaves the sides free', () => {
  const picture = pictureBox({ width: 320, height: 180 }, { width: 360, height: 640 });
  expect(picture).toEqual({ x: 109.375, y: 0, width: 101.25, height: 180 });
  expect(nameArea(picture, 180)).toEqual({ x: 117.375, y: 8, width: 85.25, height: 88 });
});

test('a video whose size is not known fills the player, and a low player has no negative room', () => {
  expect(pictureBox({ width: 320, height: 80 }, { width: 0, height: 0 })).toMatchObject({
    width: 320,
    height: 80,
  });
  expect(nameArea({ x: 0, y: 0, width: 10, height: 80 }, 80)).toMatchObject({
    width: 0,
    height: 0,
  });
});
