import { useState } from 'react';

/**
 * Whether an image failed to load. Spread `watch` on the <img>: its ref detects an image that failed before hydration,
 * when its error event had no listener yet.
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
