import { describe, expect, it } from 'vitest';
import { contrast } from '#ui/contrast.ts';
import { dominantColour, groundFrom } from './cover-colour.ts';

const picture = (...pixels: number[][]) => pixels.flatMap((pixel) => [...pixel, 255]);

describe('a picture’s colour', () => {
  it('is that of its strongest family', () => {
    const [red = 0, green = 0, blue = 0] =
      dominantColour(picture([200, 40, 40], [210, 50, 45], [40, 40, 90], [250, 250, 250])) ?? [];
    expect(red).toBeGreaterThan(190);
    expect(green).toBeLessThan(60);
    expect(blue).toBeLessThan(60);
  });

  it('is none where there is only grey', () => {
    expect(dominantColour(picture([0, 0, 0], [128, 128, 130], [255, 255, 255]))).toBeNull();
    expect(dominantColour([])).toBeNull();
  });

  it('leaves out what cannot be seen', () => {
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
] as const)('text can be read on the ground made of %j', (colour) => {
  const ground = groundFrom(colour);
  expect(contrast(ground, '#c3c6ec')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ground, '#f3f2fa')).toBeGreaterThanOrEqual(7);
});
