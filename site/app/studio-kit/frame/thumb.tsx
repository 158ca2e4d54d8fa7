import type { ComponentType } from 'react';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { useBrokenImage } from '#ui/list/use-broken-image.ts';
import { CourseIcon } from '#ui/ornament/icons.ts';

/** A small cover in a row of a list; it repeats the name beside it. */
export function Thumb({
  path,
  icon: Icon = CourseIcon,
  className,
}: {
  path: string | null;
  /** Shown without a cover. */
  icon?: ComponentType<{ className?: string }>;
  className?: string;
}) {
  const mediaUrl = useMediaUrl();
  const src = mediaUrl(path, 320);
  const { broken, watch } = useBrokenImage(src);
  return (
    <span
      className={cx(
        'grid aspect-video w-20 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-text-faint',
        className,
      )}
    >
      {src && !broken ? (
        <img
          {...watch}
          src={src}
          alt=""
          width={80}
          height={45}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-5" />
      )}
    </span>
  );
}
