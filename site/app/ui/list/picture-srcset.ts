const widths = [160, 320, 480, 640, 960, 1280, 1920];

/**
 * The widths that our storage can resize to, up to twice the drawn width (for dense screens).
 * Undefined for addresses that are not of our storage, which are asked for as they are.
 */
export function srcSetOf(src: string, drawnWidth: number): string | undefined {
  const isStored = /^([a-z]+:\/\/[^/]+)?\/storage\//i.test(src);
  if (!isStored || /\.(svg|gif)($|\?)/i.test(src)) return undefined;
  const joint = src.includes('?') ? '&' : '?';
  const most = widths.find((width) => width >= drawnWidth * 2) ?? 1920;
  return widths
    .filter((width) => width <= most)
    .map((width) => `${src}${joint}w=${width} ${width}w`)
    .join(', ');
}
