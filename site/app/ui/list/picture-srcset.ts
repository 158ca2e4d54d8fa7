const widths = [160, 320, 480, 640, 960, 1280, 1920];

/**
 * The `srcset` of a stored picture: the widths to which our storage can resize, up to twice the displayed width (for
 * dense screens). Undefined for URLs outside of our storage.
 */
export function srcSetOf(src: string, displayedWidth: number): string | undefined {
  const isStored = /^([a-z]+:\/\/[^/]+)?\/storage\//i.test(src);
  if (!isStored || /\.(svg|gif)($|\?)/i.test(src)) return undefined;
  const separator = src.includes('?') ? '&' : '?';
  const largest = widths.find((width) => width >= displayedWidth * 2) ?? 1920;
  return widths
    .filter((width) => width <= largest)
    .map((width) => `${src}${separator}w=${width} ${width}w`)
    .join(', ');
}

/**
 * The `sizes` of a picture with less of it for phones whose screens have three pixels per CSS pixel: nobody sees more than
 * two of them at arm's length, and a third more on each side is twice the bytes.
 * @param sizes whose last entry, without a condition, is the size on phones
 */
export function sizesFor(sizes: string): string {
  const onPhones = sizes.slice(sizes.lastIndexOf(',') + 1).trim();
  return `(max-width: 40rem) and (min-resolution: 2.5dppx) calc(${onPhones} * 2 / 3), ${sizes}`;
}
