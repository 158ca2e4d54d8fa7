/** Pixels of a picture, or of what is cut out of it. */
export interface Size {
  width: number;
  height: number;
}

/** What is cut out: the middle of the square in the picture's pixels, and how much closer than at first. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows the largest square that fits. */
  zoom: number;
}

const closest = 4;

/** A square smaller than this would show single dots. */
const smallestSide = 96;

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

const sideAt = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** How close one may go: a small picture less than a large one. */
export function maxZoom(size: Size): number {
  return within(sideAt(size, 1) / smallestSide, 1, closest);
}

/** The nearest crop that lies inside the picture. */
export function settled(size: Size, { x, y, zoom }: Crop): Crop {
  const settledZoom = within(zoom, 1, maxZoom(size));
  const half = sideAt(size, settledZoom) / 2;
  return {
    x: within(x, half, size.width - half),
    y: within(y, half, size.height - half),
    zoom: settledZoom,
  };
}

/** The largest square in the middle: where cutting begins. */
export const centred = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

/** The picture moved under the frame by shares of the frame's width: 1 is a whole frame to the right, or down. */
export function moved(size: Size, crop: Crop, across: number, down: number): Crop {
  const side = sideAt(size, crop.zoom);
  return settled(size, { ...crop, x: crop.x - across * side, y: crop.y - down * side });
}

export const zoomed = (size: Size, crop: Crop, zoom: number): Crop =>
  settled(size, { ...crop, zoom });

/** The square to cut out, in the picture's pixels. */
export function squareOf(size: Size, { x, y, zoom }: Crop) {
  const side = sideAt(size, zoom);
  return { left: x - side / 2, top: y - side / 2, side };
}
