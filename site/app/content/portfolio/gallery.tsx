import { projects } from '@nibras/contract/limits.ts';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/list/picture.tsx';
import { NoImageIcon } from '#ui/ornament/icons.ts';
import type { LightboxProps } from './lightbox.tsx';

interface GalleryProps {
  /** The project's name. */
  name: string;
  images: string[];
}

type OpenLightbox = { Lightbox: ComponentType<LightboxProps>; index: number };

const loadLightbox = () => import('./lightbox.tsx');

/** Preloads the lightbox's script before the click. A failure is handled on the click. */
const preloadLightbox = () => void loadLightbox().catch(() => undefined);

const tile =
  'group relative block overflow-hidden rounded-md border border-line transition-shadow hover:shadow-mid';

/** The first 8 pictures and a ninth tile for the rest. Each is a link; with scripts it opens the lightbox. */
export function Gallery({ name, images }: GalleryProps) {
  const mediaUrl = useMediaUrl();
  const [lightbox, setLightbox] = useState<OpenLightbox | null>(null);
  const opener = useRef<HTMLElement>(null);
  const maxThumbnails = projects.galleryThumbnails;
  const rest = images.length - maxThumbnails;

  async function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    // A modified click opens a tab or window or downloads the picture by the browser's default.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    try {
      const { Lightbox } = await loadLightbox();
      setLightbox({ Lightbox, index });
    } catch {
      window.location.assign(link.href);
    }
  }

  function close() {
    setLightbox(null);
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <ul
        className={cx('grid grid-cols-2 gap-3 sm:gap-4', images.length > 2 && 'sm:grid-cols-3')}
        onPointerEnter={preloadLightbox}
        onFocus={preloadLightbox}
        onTouchStart={preloadLightbox}
      >
        {images.slice(0, maxThumbnails).map((image, index) => (
          <li key={image} className={cx(images.length === 1 && 'col-span-2')}>
            <a
              href={mediaUrl(image) ?? undefined}
              onClick={(event) => void open(event, index)}
              className={tile}
            >
              <Thumbnail image={image} alt={`${name}، صورة ${index + 1} من ${images.length}`} />
            </a>
          </li>
        ))}
        {rest > 0 && (
          <li className="max-sm:col-span-2">
            <a
              href={mediaUrl(images[maxThumbnails]) ?? undefined}
              onClick={(event) => void open(event, maxThumbnails)}
              className={tile}
            >
              <Thumbnail
                image={images[maxThumbnails] ?? ''}
                alt=""
                className="max-sm:aspect-16/5"
              />
              <span className="absolute inset-0 grid place-items-center bg-ink/80 text-3xl font-bold text-on-ink transition-colors group-hover:bg-ink/70">
                <span aria-hidden="true" dir="ltr">
                  +{rest}
                </span>
                <span className="sr-only">بقية الصور، وعددها {rest}</span>
              </span>
            </a>
          </li>
        )}
      </ul>
      {lightbox && (
        <lightbox.Lightbox name={name} images={images} start={lightbox.index} onClose={close} />
      )}
    </>
  );
}

function Thumbnail({ image, alt, className }: { image: string; alt: string; className?: string }) {
  const mediaUrl = useMediaUrl();
  return (
    <Picture
      src={mediaUrl(image)}
      alt={alt}
      width={400}
      height={250}
      sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 32vw, 48vw"
      ratio="free"
      fallback={<NoImageIcon />}
      className={cx(
        'group-hover:[&>img]:scale-103 [&>img]:transition-[scale] [&>img]:duration-slow',
        'aspect-8/5',
        className,
      )}
    />
  );
}
