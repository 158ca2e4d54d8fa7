import { useState } from 'react';
import { useSlow } from '#features/courses/index.ts';
import { cx } from '#ui/class-names.ts';
import { useBrokenImage } from '#ui/list/use-broken-image.ts';
import { NoImageIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { lightboxSizes, lightboxSrcSet } from './use-preload.ts';

interface LightboxPictureProps {
  src: string | null;
  alt: string;
  /** How far a finger has pushed it, in CSS pixels. */
  offset: number;
}

/** The picture as large as the screen lets it be. */
export function LightboxPicture({ src, alt, offset }: LightboxPictureProps) {
  const { broken, watch } = useBrokenImage(src);
  const [arrived, setLoaded] = useState(false);
  const slow = useSlow(!arrived && !broken);
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
