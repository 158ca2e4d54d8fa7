import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { formatBytes } from '#studio-kit/frame/format-bytes.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { FileName } from '#ui/text/file-name.tsx';
import { refreshMedia } from '../calls.ts';
import { type EncoderItem, encoderShare, useEncoderStore } from '../encoder/encoder-items.ts';
import { ChooseFile } from '../fields/choose-file.tsx';
import { UploadIcon } from '../icons.ts';
import { UploadProgress } from './upload-progress.tsx';
import type { UploadItem } from './upload-types.ts';
import { type Uploads, useLeaveWarning, useUploads } from './use-uploads.ts';

// What makes sizes is loaded with the first video that needs it, not with every page.
const EncoderProgress = lazy(async () => ({
  default: (await import('../encoder/encoder-progress.tsx')).EncoderProgress,
}));
const dismissEncoding = async (id: number) =>
  (await import('../encoder/encoder-store.ts')).dismissEncoding(id);

/** How long (ms) the files that are all there stay in view. */
const readyFor = 8_000;

function headingOf(uploads: readonly UploadItem[], encoded: readonly EncoderItem[]): string {
  const open = uploads.filter(({ state }) => state !== 'ready' && state !== 'failed').length;
  if (open > 0) return `رفع ${countLabel(open, rareNouns.file, 'genitive')}`;
  if (uploads.some(({ state }) => state === 'failed')) return 'لم تُرفع كل الملفات';
  if (encoded.some(({ state }) => state === 'failed')) return 'لم تُجهّز كل الجودات';
  if (encoded.length === 0) return 'اكتمل الرفع';
  const share = encoded.reduce((sum, item) => sum + encoderShare(item), 0) / encoded.length;
  return share === 1
    ? 'الجودات المنخفضة جاهزة'
    : `تجهيز الجودات المنخفضة: ${Math.floor(share * 100)}%`;
}

/**
 * The running uploads, above every page of the studio, and those that an earlier visit left unfinished. It is folded
 * unless a person opens it or a running upload needs a decision, because it covers what lies below.
 */
export function UploadTray() {
  const all = useUploads();
  const { uploads, unfinished } = all;
  const [chosen, setFolded] = useState<boolean | null>(null);
  const encoded = useEncoderStore(({ items }) => items);
  const client = useQueryClient();
  useLeaveWarning();
  const made = encoded.reduce((sum, item) => sum + item.made, 0);
  useEffect(() => {
    if (made > 0) void refreshMedia(client);
  }, [client, made]);
  const finished = uploads.filter(({ state }) => state === 'ready').length;
  useEffect(() => {
    if (finished > 0) void refreshMedia(client);
  }, [client, finished]);
  const allReady =
    uploads.length + encoded.length > 0 &&
    uploads.every(({ state }) => state === 'ready') &&
    encoded.every(({ state }) => state === 'done');
  const dismissAll = () => {
    for (const { key } of uploads) all.dismiss(key);
    for (const { mediaId, state } of encoded) if (state === 'done') void dismissEncoding(mediaId);
  };
  const leave = useEffectEvent(dismissAll);
  useEffect(() => {
    if (!allReady) return;
    const timer = setTimeout(leave, readyFor);
    return () => clearTimeout(timer);
  }, [allReady]);
  if (uploads.length === 0 && unfinished.length === 0 && encoded.length === 0) return null;
  const isDone = uploads.every(({ state }) => state === 'ready' || state === 'failed');
  const needsDecision = [...uploads, ...encoded].some(
    ({ state }) => state === 'failed' || state === 'offline' || state === 'paused',
  );
  const folded = chosen ?? !needsDecision;

  return (
    <section
      aria-label="رفع الملفات"
      className="fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-header flex max-h-[60dvh] flex-col rounded-lg border border-line bg-raised shadow-high sm:inset-x-auto sm:end-4 sm:w-96 lg:bottom-4 print:hidden"
    >
      <div className="flex items-center gap-2 border-b border-line ps-4">
        <h2 className="grow py-2 text-base" aria-live="polite">
          {uploads.length + encoded.length > 0 ? headingOf(uploads, encoded) : 'رفع لم يكتمل'}
        </h2>
        {isDone && uploads.length > 0 && (
          <Button variant="ghost" size="sm" onClick={dismissAll}>
            أخفِ الكل
          </Button>
        )}
        <IconButton
          label={folded ? 'أظهر الملفات' : 'أخفِ الملفات'}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <DownIcon className={folded ? 'size-5 rotate-180' : 'size-5'} />
        </IconButton>
      </div>
      {!folded && (
        <ul className="flex flex-col gap-4 overflow-y-auto p-4">
          {uploads.map((item) => (
            <li key={item.key}>
              <UploadProgress item={item} />
            </li>
          ))}
          {encoded.map((item) => (
            <li key={item.mediaId}>
              <Suspense fallback={null}>
                <EncoderProgress item={item} />
              </Suspense>
            </li>
          ))}
          <Unfinished all={all} />
        </ul>
      )}
    </section>
  );
}

/** Uploads that a closed tab left behind: the same file goes on where it ended. */
function Unfinished({ all }: { all: Uploads }) {
  return all.unfinished.map((upload) => (
    <li key={upload.id} className="flex flex-col gap-2">
      <p className="text-sm">
        لم يكتمل رفع <FileName name={upload.name} className="font-medium wrap-anywhere" /> (
        {formatBytes(upload.received)} من {formatBytes(upload.bytes)}). اختر الملف نفسه ليُستأنف من
        حيث توقف.
      </p>
      <div className="flex flex-wrap gap-2">
        <ChooseFile
          variant="secondary"
          size="sm"
          icon={<UploadIcon className="size-4" />}
          onFiles={(files) => all.add(files, { replace: upload.replaces })}
        >
          اختر الملف
        </ChooseFile>
        <Button variant="ghost" size="sm" onClick={() => void all.discard(upload.id)}>
          تجاهله
        </Button>
      </div>
    </li>
  ));
}
