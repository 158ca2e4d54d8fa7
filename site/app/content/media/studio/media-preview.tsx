import type { Media } from '@nibras/contract/content/media/studio/shapes.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/list/picture.tsx';
import { CaptionsIcon, FileIcon, VideoIcon } from './icons.ts';

const icons = { image: FileIcon, video: VideoIcon, captions: CaptionsIcon, document: FileIcon };

/** A small picture of a file: itself, the picture of a video, or the sign of its kind. */
export function MediaThumbnail({ media, className }: { media: Media; className?: string }) {
  const url = useMediaUrl();
  const picture = media.kind === 'image' && media.state !== 'failed' ? media.address : media.poster;
  const Icon = icons[media.kind];
  if (picture && !(media.kind === 'image' && media.state === 'processing')) {
    return (
      <Picture
        src={url(picture)}
        alt={media.alt}
        width={320}
        height={180}
        sizes="20rem"
        className={className ?? ''}
      />
    );
  }
  return (
    <span
      className={cx('grid aspect-video place-items-center bg-sunken text-text-faint', className)}
    >
      <Icon className="size-8" aria-hidden="true" />
    </span>
  );
}

/** The file itself, as large as there is room: a picture, or a video that plays. */
export function MediaPreview({ media }: { media: Media }) {
  const url = useMediaUrl();
  if (media.kind !== 'video' || media.state !== 'ready') return <MediaThumbnail media={media} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the video alone; its captions belong to the lectures that show it
    <video
      key={media.address}
      controls
      preload="metadata"
      src={url(media.address) ?? undefined}
      poster={url(media.poster) ?? undefined}
      aria-label={media.name}
      className="aspect-video w-full rounded-md bg-ink"
    />
  );
}
