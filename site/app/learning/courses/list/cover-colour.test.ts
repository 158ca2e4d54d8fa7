import { contrast } from '@nibras/contract/site/contrast.ts';
import { describe, expect, it } from 'vitest';
import { backgroundFrom, dominantColour } from './cover-colour.ts';

const picture = (...pixels: number[][]) => pixels.flatMap((pixel) => [...pixel, 255]);

describe('the dominant colour of a picture', () => {
  it('is the mean of its strongest hue', () => {
    const [red = 0, green = 0, blue = 0] =
      dominantColour(picture([200, 40, 40], [210, 50, 45], [40, 40, 90], [250, 250, 250])) ?? [];
    expect(red).toBeGreaterThan(190);
    expect(green).toBeLessThan(60);
    expect(blue).toBeLessThan(60);
  });

  it('is null for a grey picture', () => {
    expect(dominantColour(picture([0, 0, 0], [128, 128, 130], [255, 255, 255]))).toBeNull();
    expect(dominantColour([])).toBeNull();
  });

  it('ignores transparent pixels', () => {
    expect(dominantColour([255, 0, 0, 0])).toBeNull();
  });
});

it.each([
  [[255, 255, 255]],
  [[255, 235, 0]],
  [[0, 255, 160]],
  [[255, 80, 80]],
  [[20, 20, 40]],
  [[90, 0, 160]],
] as const)('text has enough contrast on the background made of %j', (colour) => {
  const background = backgroundFrom(colour);
  expect(contrast(background, '#c3c6ec')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(background, '#f3f2fa')).toBeGreaterThanOrEqual(7);
});
