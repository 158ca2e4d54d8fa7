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

type Shown = { Lightbox: ComponentType<LightboxProps>; index: number };

const loadLightbox = () => import('./lightbox.tsx');

/** Fetches the lightbox's script ahead of the click; should it fail, the click itself will tell. */
const prepare = () => void loadLightbox().catch(() => undefined);

const tile =
  'group relative block overflow-hidden rounded-md border border-line transition-shadow hover:shadow-mid';

/** The first 8 pictures, and a ninth tile for the rest. Each is a link to its picture; scripts open the lightbox. */
export function Gallery({ name, images }: GalleryProps) {
  const mediaUrl = useMediaUrl();
  const [shown, setShown] = useState<Shown | null>(null);
  const opener = useRef<HTMLElement>(null);
  const most = projects.galleryThumbnails;
  const rest = images.length - most;

  async function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    // A new tab, a new window, a download: the link's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    try {
      const { Lightbox } = await loadLightbox();
      setShown({ Lightbox, index });
    } catch {
      window.location.assign(link.href);
    }
  }

  function close() {
    setShown(null);
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <ul
        className={cx('grid grid-cols-2 gap-3 sm:gap-4', images.length > 2 && 'sm:grid-cols-3')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        {images.slice(0, most).map((image, index) => (
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
              href={mediaUrl(images[most]) ?? undefined}
              onClick={(event) => void open(event, most)}
              className={tile}
            >
              <Thumbnail image={images[most] ?? ''} alt="" className="max-sm:aspect-16/5" />
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
      {shown && <shown.Lightbox name={name} images={images} start={shown.index} onClose={close} />}
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
