import { describe, expect, it } from 'vitest';
import { centred, maxZoom, moved, settled, squareOf, zoomed } from './crop.ts';

const wide = { width: 800, height: 400 };
const tall = { width: 300, height: 900 };

describe('the square of a photo', () => {
  it('begins as the largest one in the middle', () => {
    expect(squareOf(wide, centred(wide))).toEqual({ left: 200, top: 0, side: 400 });
    expect(squareOf(tall, centred(tall))).toEqual({ left: 0, top: 300, side: 300 });
  });

  it('follows the hand: a picture drawn to the right shows what lies left of it', () => {
    const crop = moved(wide, centred(wide), 0.25, 0);
    expect(squareOf(wide, crop)).toEqual({ left: 100, top: 0, side: 400 });
  });

  it('never leaves the picture', () => {
    expect(squareOf(wide, moved(wide, centred(wide), 5, 5))).toMatchObject({ left: 0, top: 0 });
    expect(squareOf(wide, moved(wide, centred(wide), -5, -5))).toMatchObject({ left: 400, top: 0 });
  });

  it('moves less of the picture the closer it is', () => {
    const close = zoomed(wide, centred(wide), 2);
    const before = squareOf(wide, close).left;
    expect(before - squareOf(wide, moved(wide, close, 0.5, 0)).left).toBe(100);
  });

  it('keeps its middle while coming closer, and comes back inside while going away', () => {
    const corner = moved(wide, zoomed(wide, centred(wide), 4), 9, 9);
    expect(squareOf(wide, corner)).toEqual({ left: 0, top: 0, side: 100 });
    expect(squareOf(wide, zoomed(wide, corner, 1))).toEqual({ left: 0, top: 0, side: 400 });
  });

  it.each([
    [{ width: 4000, height: 3000 }, 4],
    [{ width: 192, height: 500 }, 2],
    [{ width: 40, height: 40 }, 1],
  ])('of %j can come %d times closer', (size, most) => {
    expect(maxZoom(size)).toBe(most);
    expect(zoomed(size, centred(size), 99).zoom).toBe(most);
  });

  it('of a picture of one dot is that dot', () => {
    const dot = { width: 1, height: 1 };
    expect(squareOf(dot, settled(dot, { x: 9, y: 9, zoom: 9 }))).toEqual({
      left: 0,
      top: 0,
      side: 1,
    });
  });
});
