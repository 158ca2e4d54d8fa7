import { useEffect, useState } from 'react';

const side = 24;

async function groundOf(image: HTMLImageElement): Promise<string | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.drawImage(image, 0, 0, side, side);
  const { data } = pen.getImageData(0, 0, side, side);
  // Fetched when there is a cover to look at, after the page has come alive.
  const { dominantColour, groundFrom } = await import('./cover-colour.ts');
  const colour = dominantColour(data);
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
    let left = false;
    image.onload = async () => {
      try {
        const ground = await groundOf(image);
        if (!left) setFound({ src, ground });
      } catch {
        // A canvas refuses to be read after a foreign picture: the default ground stays.
      }
    };
    image.src = src;
    return () => {
      left = true;
    };
  }, [src]);

  return found && found.src === src ? found.ground : null;
}
