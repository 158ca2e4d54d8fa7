import { cx } from '../class-names.ts';
import { avatarColor, firstLetter } from './avatar-letter.ts';
import { useBrokenImage } from './use-broken-image.ts';

const sizes = {
  xs: { box: 'size-7 text-xs', px: 28 },
  sm: { box: 'size-9 text-sm', px: 36 },
  md: { box: 'size-11 text-lg', px: 44 },
  lg: { box: 'size-16 text-2xl', px: 64 },
  xl: { box: 'size-28 text-4xl', px: 112 },
};

export interface AvatarProps {
  name: string;
  /** URL of the photo; the first letter is shown without it or when it fails to load. */
  src?: string | null;
  size?: keyof typeof sizes;
  /** Shows the presence dot. */
  online?: boolean;
  className?: string;
}

/** A person's photo or first letter. Hidden from screen readers, because the name always stands next to it. */
export function Avatar({ name, src, size = 'md', online = false, className }: AvatarProps) {
  const { broken, watch } = useBrokenImage(src);
  const { box, px } = sizes[size];
  return (
    <span className={cx('relative inline-block shrink-0 rounded-full', box, className)}>
      <span
        aria-hidden="true"
        className={cx(
          'grid size-full place-items-center overflow-hidden rounded-full leading-none font-semibold text-on-avatar select-none',
          avatarColor(name),
        )}
      >
        {src && !broken ? (
          <img
            {...watch}
            src={src}
            alt=""
            width={px}
            height={px}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        ) : (
          firstLetter(name)
        )}
      </span>
      {online && (
        <span className="absolute inset-e-0 bottom-0 size-[28%] max-h-4 min-h-2.5 max-w-4 min-w-2.5 rounded-full border-2 border-raised bg-success">
          <span className="sr-only">متصل الآن</span>
        </span>
      )}
    </span>
  );
}
