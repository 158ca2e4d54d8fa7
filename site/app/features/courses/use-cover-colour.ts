import { useEffect, useState } from 'react';
import { dominantColour, groundFrom } from './cover-colour.ts';

const side = 24;

function groundOf(image: HTMLImageElement): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.drawImage(image, 0, 0, side, side);
  const colour = dominantColour(pen.getImageData(0, 0, side, side).data);
  return colour && groundFrom(colour);
}

/**
 * A ground for the header out of the cover's colours; null until it is known, and where there is no cover or another
 * host keeps its pixels to itself.
 */
export function useCoverColour(src: string | null): string | null {
  const [found, setFound] = useState<{ src: string; ground: string | null } | null>(null);

  useEffect(() => {
    if (!src) return;
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => {
      try {
        setFound({ src, ground: groundOf(image) });
      } catch {
        // A canvas refuses to be read after a foreign picture: the default ground stays.
      }
    };
    image.src = src;
    return () => {
      image.onload = null;
    };
  }, [src]);

  return found && found.src === src ? found.ground : null;
}
