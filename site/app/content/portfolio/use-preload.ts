import { useEffect } from 'react';
import { srcSetOf } from '#ui/list/picture-srcset.ts';

export const lightboxSizes = '100vw';

/** Widths up to the largest stored one, since the picture fills the screen. */
export const lightboxSrcSet = (src: string) => srcSetOf(src, 1920);

/** Preloads pictures that are likely to be shown next, in the size in which they will be shown. */
export function usePreload(urls: (string | null)[]): void {
  const joined = urls.filter((one) => one !== null).join('\n');
  useEffect(() => {
    for (const src of joined.split('\n')) {
      if (src === '') continue;
      const image = new Image();
      image.sizes = lightboxSizes;
      image.srcset = lightboxSrcSet(src) ?? '';
      image.src = src;
    }
  }, [joined]);
}
