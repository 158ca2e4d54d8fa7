import { useState } from 'react';

/**
 * Tells whether an image failed. `watch` goes on the <img>: its ref catches an image that broke
 * before the page was hydrated, when its error event has already passed unheard.
 */
export function useBrokenImage(src: string | null | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const markBroken = () => setBrokenSrc(src ?? null);
  return {
    broken: Boolean(src) && brokenSrc === src,
    watch: {
      onError: markBroken,
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) markBroken();
      },
    },
  };
}
