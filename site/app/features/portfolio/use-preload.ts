import { useEffect } from 'react';
import { srcSetOf } from '#ui/list/picture-srcset.ts';

export const lightboxSizes = '100vw';

/** Up to the largest width that storage makes: the picture fills the screen. */
export const lightboxSrcSet = (src: string) => srcSetOf(src, 1920);

/** Fetches pictures that are likely to be wanted next, in the very size in which they will be shown. */
export function usePreload(addresses: (string | null)[]): void {
  const wanted = addresses.filter((one) => one !== null).join('\n');
  useEffect(() => {
    for (const src of wanted.split('\n')) {
      if (src === '') continue;
      const image = new Image();
      image.sizes = lightboxSizes;
      image.srcset = lightboxSrcSet(src) ?? '';
      image.src = src;
    }
  }, [wanted]);
}
