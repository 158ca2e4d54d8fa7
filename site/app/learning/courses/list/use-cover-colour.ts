import { useEffect, useState } from 'react';

const sampleSize = 24;

async function backgroundOf(image: HTMLImageElement): Promise<string | null> {
  const canvas = document.createElement('canvas');
  canvas.width = sampleSize;
  canvas.height = sampleSize;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, sampleSize, sampleSize);
  const { data } = context.getImageData(0, 0, sampleSize, sampleSize);
  // Imported only when there is a cover, after hydration.
  const { dominantColour, backgroundFrom } = await import('./cover-colour.ts');
  const colour = dominantColour(data);
  return colour && backgroundFrom(colour);
}

/**
 * A background colour for the header from the cover's colours. Null until it is computed, without a cover, and when
 * CORS forbids reading the pixels.
 */
export function useCoverColour(src: string | null): string | null {
  const [result, setResult] = useState<{ src: string; background: string | null } | null>(null);

  useEffect(() => {
    if (!src) return;
    const image = new Image();
    image.crossOrigin = 'anonymous';
    let unmounted = false;
    image.onload = async () => {
      try {
        const background = await backgroundOf(image);
        if (!unmounted) setResult({ src, background });
      } catch {
        // A canvas with a cross-origin picture cannot be read: the default background stays.
      }
    };
    image.src = src;
    return () => {
      unmounted = true;
    };
  }, [src]);

  return result && result.src === src ? result.background : null;
}
