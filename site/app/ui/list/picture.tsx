import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { NoImageIcon } from '../ornament/icons.ts';
import { Lattice } from '../ornament/lattice.tsx';
import { StarFrame } from '../ornament/star-frame.tsx';
import { sizesFor, srcSetOf } from './picture-srcset.ts';
import { useBrokenImage } from './use-broken-image.ts';

const ratios = {
  wide: 'aspect-video',
  photo: 'aspect-4/3',
  square: 'aspect-square',
  free: '',
};

export interface PictureProps {
  /** URL; a fallback is shown for null, '' and a picture that fails to load. */
  src: string | null | undefined;
  /** Empty for a picture that only repeats the text next to it. */
  alt: string;
  /** The largest displayed size in CSS pixels; reserves the space before it loads. */
  width: number;
  height: number;
  /** The HTML attribute, e.g. «(min-width: 64rem) 25vw, 100vw». */
  sizes?: string;
  ratio?: keyof typeof ratios;
  /** For the page's largest picture: loaded at once and with priority. Others load when they are near the viewport. */
  priority?: boolean;
  /** Replaces the icon of the fallback. */
  fallback?: ReactNode;
  className?: string;
}

/** A picture from storage, in the resolution that the screen needs. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  ratio = 'wide',
  priority = false,
  fallback,
  className,
}: PictureProps) {
  const { broken, watch } = useBrokenImage(src);
  return (
    <span className={cx('relative block overflow-hidden bg-sunken', ratios[ratio], className)}>
      {src && !broken ? (
        <img
          {...watch}
          src={src}
          srcSet={srcSetOf(src, width)}
          sizes={sizesFor(sizes)}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          className="size-full object-cover"
        />
      ) : (
        <span
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
          className="absolute inset-0 grid place-items-center bg-ink text-on-ink-soft"
        >
          <Lattice className="absolute inset-0 size-full" />
          <StarFrame tone="ink" size="lg">
            {fallback ?? <NoImageIcon />}
          </StarFrame>
        </span>
      )}
    </span>
  );
}
