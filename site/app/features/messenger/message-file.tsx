import { messenger as limits } from '@nibras/contract/limits.ts';
import { useState } from 'react';
import { formatFileSize } from '#platform/format.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { useBrokenImage } from '#ui/list/use-broken-image.ts';
import { FileIcon } from '#ui/ornament/icons.ts';
import { fileLabel, isPicture } from './conversation-words.ts';
import { PictureDialog } from './picture-dialog.tsx';
import type { ShownMessage } from './shown-message.ts';

/** Bytes: less than this would read as 0.00. */
const smallestSizeShown = 1024 ** 2 / 100;

interface MessageFileProps {
  message: ShownMessage;
  own: boolean;
}

/** What is attached to a message: a picture in small that opens large, or the file's name that opens it. */
export function MessageFile({ message, own }: MessageFileProps) {
  const mediaUrl = useMediaUrl();
  const address = message.localUrl ?? mediaUrl(message.file_url);
  const { broken, watch } = useBrokenImage(address);
  if (!message.file_url && !message.file_name) return null;
  if (address && isPicture(message) && !broken) {
    return <Thumbnail message={message} address={address} watch={watch} />;
  }
  return <FileLink message={message} address={address} own={own} />;
}

interface ThumbnailProps {
  message: ShownMessage;
  address: string;
  watch: ReturnType<typeof useBrokenImage>['watch'];
}

function Thumbnail({ message, address, watch }: ThumbnailProps) {
  const [open, setOpen] = useState(false);
  const name = fileLabel(message);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="size-32 overflow-hidden rounded-lg bg-sunken"
      >
        <img
          {...watch}
          src={address}
          alt={name}
          width={limits.thumbnailPx}
          height={limits.thumbnailPx}
          decoding="async"
          className="size-full object-cover"
        />
        <span className="sr-only"> (تكبير الصورة)</span>
      </button>
      <PictureDialog
        open={open}
        onOpenChange={setOpen}
        title={name}
        src={address}
        download={message.is_temp ? null : address}
      />
    </>
  );
}

function FileLink({ message, address, own }: MessageFileProps & { address: string | null }) {
  const inside = (
    <>
      <span
        className={cx(
          'grid size-11 shrink-0 place-items-center rounded-md',
          own ? 'bg-ink-line/60' : 'bg-sunken',
        )}
      >
        <FileIcon className="size-5.5" />
      </span>
      <span className="min-w-0">
        <bdi className="block font-medium [overflow-wrap:anywhere]">{fileLabel(message)}</bdi>
        {(message.file_size ?? 0) >= smallestSizeShown && (
          <span className={cx('block text-xs', own ? 'text-on-ink-soft' : 'text-text-faint')}>
            {formatFileSize(message.file_size)}
          </span>
        )}
      </span>
    </>
  );
  const look = 'flex min-h-11 items-center gap-3';
  if (!address || message.is_temp) return <div className={look}>{inside}</div>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(look, 'rounded-md underline-offset-4 hover:underline')}
    >
      {inside}
    </a>
  );
}
