import type { UploadItem } from '#content/media/studio/index.ts';
import { MediaWarning, useUploadStore } from '#content/media/studio/index.ts';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { useFilmStore } from './film-store.ts';

const stateTexts: Record<UploadItem['state'], string> = {
  waiting: 'ينتظر دوره',
  sending: 'يُرفع',
  paused: 'متوقف مؤقتًا',
  offline: 'ينتظر الاتصال',
  processing: 'يُجهّز',
  ready: 'اكتمل',
  failed: 'فشل الرفع',
};

/** The upload of a lecture's film, where there is one. */
export function FilmProgress({ lectureId, name }: { lectureId: number; name: string }) {
  const key = useFilmStore(({ keys }) => keys[lectureId]);
  const isInterrupted = useFilmStore(({ interrupted }) => interrupted.has(lectureId));
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
