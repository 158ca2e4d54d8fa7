import { messenger as limits } from '@nibras/contract/limits.ts';
import { useState } from 'react';
import { formatFileSize } from '#platform/format.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { useBrokenImage } from '#ui/list/use-broken-image.ts';
import { FileIcon } from '#ui/ornament/icons.ts';
import { fileLabel, isPicture } from '../conversations/conversation-labels.ts';
import { PictureDialog } from './picture-dialog.tsx';
import type { ShownMessage } from './shown-message.ts';

/** In bytes: a smaller size would be shown as 0.00. */
const smallestSizeShown = 1024 ** 2 / 100;

interface MessageFileProps {
  message: ShownMessage;
  own: boolean;
}

/** The attachment of a message: a thumbnail that opens a dialog, or a link with the file's name. */
export function MessageFile({ message, own }: MessageFileProps) {
  const mediaUrl = useMediaUrl();
  const url = message.localUrl ?? mediaUrl(message.file_url);
  const { broken, watch } = useBrokenImage(url);
  if (!message.file_url && !message.file_name) return null;
  if (url && isPicture(message) && !broken) {
    return <Thumbnail message={message} url={url} watch={watch} />;
  }
  return <FileLink message={message} url={url} own={own} />;
}

interface ThumbnailProps {
  message: ShownMessage;
  url: string;
  watch: ReturnType<typeof useBrokenImage>['watch'];
}

function Thumbnail({ message, url, watch }: ThumbnailProps) {
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
          src={url}
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
        src={url}
        download={message.is_temp ? null : url}
      />
    </>
  );
}

function FileLink({ message, url, own }: MessageFileProps & { url: string | null }) {
  const content = (
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
        <bdi className="block font-medium wrap-anywhere">{fileLabel(message)}</bdi>
        {(message.file_size ?? 0) >= smallestSizeShown && (
          <span className={cx('block text-xs', own ? 'text-on-ink-soft' : 'text-text-faint')}>
            {formatFileSize(message.file_size)}
          </span>
        )}
      </span>
    </>
  );
  const layoutClass = 'flex min-h-11 items-center gap-3';
  if (!url || message.is_temp) return <div className={layoutClass}>{content}</div>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(layoutClass, 'rounded-md underline-offset-4 hover:underline')}
    >
      {content}
    </a>
  );
}
