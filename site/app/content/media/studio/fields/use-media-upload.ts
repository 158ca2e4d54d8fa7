import type { Media } from '@nibras/contract/content/media/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshMedia } from '../calls.ts';
import { addUploads, useUploadStore } from '../uploads/upload-store.ts';
import { UploadCanceled, type UploadItem } from '../uploads/upload-types.ts';

interface Events {
  /** Everything was sent: the file has a path. */
  onSent(media: Media): void;
  onReady?(media: Media): void;
  /** It cannot be used; `media` where it had a path already. */
  onFailed?(media: Media | null): void;
}

/** One upload at a time, for a field: its progress, and what went wrong. */
export function useMediaUpload({ onSent, onReady, onFailed }: Events): {
  item: UploadItem | null;
  failure: string | null;
  start(file: File): void;
} {
  const client = useQueryClient();
  const [key, setKey] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const item = useUploadStore(({ uploads }) => uploads.find((one) => one.key === key) ?? null);

  async function watch(upload: ReturnType<typeof addUploads>[number]): Promise<void> {
    let sent: Media | null = null;
    try {
      sent = await upload.sent;
      onSent(sent);
      const ready = await upload.ready;
      await refreshMedia(client);
      onReady?.(ready);
    } catch (error) {
      if (!(error instanceof UploadCanceled)) setFailure((error as Error).message);
      onFailed?.(sent);
    }
  }

  return {
    item: item && item.state !== 'ready' && item.state !== 'failed' ? item : null,
    failure,
    start(file) {
      const [upload] = addUploads([file]);
      if (!upload) return;
      setKey(upload.key);
      setFailure(null);
      void watch(upload);
    },
  };
}
