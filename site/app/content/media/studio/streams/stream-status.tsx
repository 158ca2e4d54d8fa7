import type { Media, VideoStream } from '@nibras/contract/content/media/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { formatBytes } from '#studio-kit/frame/format-bytes.ts';
import { Button } from '#ui/form/button.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { refreshMedia, remakeStream } from '../calls.ts';
import { EncodeHere } from '../encoder/encode-here.tsx';
import { streamProgress, streamTexts } from './stream-texts.ts';

/** What there is of a video for slow lines, what is being made, why not more, and the way to the uploaded file. */
export function StreamStatus({ media }: { media: Media }) {
  const url = useMediaUrl();
  const { stream } = media;
  if (media.kind !== 'video' || media.state !== 'ready') return null;
  const address = url(media.address);
  const hasOriginal = stream?.original !== false;
  return (
    <div className="flex flex-col gap-2 text-sm text-text-soft">
      {stream && (
        <p className="flex flex-col gap-1">
          {streamTexts(stream).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
      {stream?.state === 'making' && (
        <ProgressBar value={streamProgress(stream)} label="تجهيز جودات الفيديو" showValue />
      )}
      {stream?.reason && (
        <p className={stream.state === 'failed' ? 'text-danger' : undefined}>{stream.reason}</p>
      )}
      {stream && <p>{storageText(media.bytes, stream)}</p>}
      <EncodeHere media={media} />
      <div className="flex flex-wrap items-center gap-3">
        {hasOriginal && address && (
          <a href={`${address}&download=1`} download={media.name}>
            نزّل الملف الأصلي
          </a>
        )}
        {media.editable && stream?.state !== 'ready' && <RemakeButton media={media} />}
      </div>
    </div>
  );
}

/** How much of what a video takes is the uploaded file. @param bytes all of it */
function storageText(bytes: number | null, { bytes: sizes, original }: VideoStream): string {
  const ofSizes = `${formatBytes(sizes)} للجودات`;
  if (!original) return `التخزين: ${ofSizes}، وحُذف الملف الأصلي بعد تجهيزها.`;
  return `التخزين: ${formatBytes(bytes === null ? null : bytes - sizes)} للملف الأصلي، و${ofSizes}.`;
}

/** «أعد المحاولة», or what begins the making of a video from before. */
function RemakeButton({ media }: { media: Media }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const state = media.stream?.state;
  if (state === 'waiting' || state === 'making') return null;

  async function remake(): Promise<void> {
    setBusy(true);
    try {
      await remakeStream(media.id);
      await refreshMedia(client);
    } catch (error) {
      toast({ title: errorText(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      loading={busy}
      loadingLabel="جارٍ الإرسال…"
      onClick={() => void remake()}
    >
      {state === undefined ? 'جهّز جودات أقل' : 'أعد المحاولة'}
    </Button>
  );
}
