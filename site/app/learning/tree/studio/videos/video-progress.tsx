import type { UploadItem } from '#content/media/studio/index.ts';
import { MediaWarning, useUploadStore } from '#content/media/studio/index.ts';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { useVideoStore } from './video-store.ts';

const stateTexts: Record<UploadItem['state'], string> = {
  waiting: 'ينتظر دوره',
  sending: 'يُرفع',
  paused: 'متوقف مؤقتًا',
  offline: 'ينتظر الاتصال',
  processing: 'يُجهّز',
  ready: 'اكتمل',
  failed: 'تعذر الرفع',
};

/** The upload of a lecture's video, where there is one. */
export function VideoProgress({ lectureId, name }: { lectureId: number; name: string }) {
  const key = useVideoStore(({ keys }) => keys[lectureId]);
  const isInterrupted = useVideoStore(({ interrupted }) => interrupted.has(lectureId));
  const upload = useUploadStore(({ uploads }) => uploads.find((one) => one.key === key));
  if (upload) {
    const { state, sent, bytes, failure, media } = upload;
    return (
      <span className="flex basis-56 items-center gap-2.5 py-0.5 text-sm text-text-soft max-sm:basis-full">
        <span className="shrink-0">{failure ?? stateTexts[state]}</span>
        <MediaWarning text={media?.warning} />
        {state !== 'failed' && state !== 'ready' && (
          <ProgressBar
            className="min-w-24 grow"
            value={state === 'processing' ? null : sent / Math.max(bytes, 1)}
            label={`رفع ${name}`}
            showValue
          />
        )}
      </span>
    );
  }
  if (!isInterrupted) return null;
  return (
    <span className="text-sm text-warning">
      انقطع الرفع: اختر الملف نفسه مرة أخرى ليكمل من حيث وقف
    </span>
  );
}
