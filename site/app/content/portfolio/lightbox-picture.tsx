import { useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { useBrokenImage } from '#ui/list/use-broken-image.ts';
import { useSlow } from '#ui/list/use-slow.ts';
import { NoImageIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { lightboxSizes, lightboxSrcSet } from './use-preload.ts';

interface LightboxPictureProps {
  src: string | null;
  alt: string;
  /** Horizontal offset of a swipe in CSS pixels. */
  offset: number;
}

/** A picture scaled to the screen, with a spinner while it loads slowly. */
export function LightboxPicture({ src, alt, offset }: LightboxPictureProps) {
  const { broken, watch } = useBrokenImage(src);
  const [loaded, setLoaded] = useState(false);
  const slow = useSlow(!loaded && !broken);
  return (
    <div className="relative grid min-h-0 place-items-center sm:px-4 md:px-24">
      {slow && <Spinner className="absolute" label="جارٍ تحميل الصورة" />}
      {src && !broken ? (
        <img
          {...watch}
          src={src}
          srcSet={lightboxSrcSet(src)}
          sizes={lightboxSizes}
          alt={alt}
          draggable={false}
          onLoad={() => setLoaded(true)}
          style={{ transform: offset === 0 ? undefined : `translateX(${offset}px)` }}
          className={cx(
            'max-h-full max-w-full animate-fade-in object-contain sm:rounded-md',
            offset === 0 && 'transition-transform',
          )}
        />
      ) : (
        <p className="flex flex-col items-center gap-3 text-text-soft">
          <NoImageIcon className="size-10" />
          تعذر تحميل هذه الصورة.
        </p>
      )}
    </div>
  );
}
