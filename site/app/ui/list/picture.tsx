import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { NoImageIcon } from '../ornament/icons.ts';
import { Lattice } from '../ornament/lattice.tsx';
import { StarFrame } from '../ornament/star-frame.tsx';
import { srcSetOf } from './picture-srcset.ts';
import { useBrokenImage } from './use-broken-image.ts';

const ratios = {
  wide: 'aspect-video',
  photo: 'aspect-4/3',
  square: 'aspect-square',
  free: '',
};

export interface PictureProps {
  /** Full address; null, empty or broken shows the drawn fallback. */
  src: string | null | undefined;
  /** Empty for a picture that only repeats the words beside it. */
  alt: string;
  /** The largest size that it is drawn at, in CSS pixels; keeps its place before it loads. */
  width: number;
  height: number;
  /** As in HTML, e.g. «(min-width: 64rem) 25vw, 100vw». */
  sizes?: string;
  ratio?: keyof typeof ratios;
  /** The page's largest picture: fetched at once and first. Others wait until they are near. */
  priority?: boolean;
  /** Stands on the drawn fallback in place of the crossed-out picture. */
  fallback?: ReactNode;
  className?: string;
}

/** A picture from storage, in the size that the screen needs. */
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
          sizes={sizes}
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
          <StarFrame tone="ink" size="lg" className="relative">
            {fallback ?? <NoImageIcon />}
          </StarFrame>
        </span>
      )}
    </span>
  );
}
