import { Button } from '#ui/form/button.tsx';
import { OfflineIcon, RetryIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import type { Problem } from './use-video-source.ts';

interface PlaybackProblemProps {
  problem: Problem;
  online: boolean;
  onRetry(): void;
}

/** Overlay on a video that cannot play. While offline a video that still plays from its buffer stays visible. */
export function PlaybackProblem({ problem, online, onRetry }: PlaybackProblemProps) {
  if (!problem && online) return null;
  if (!problem) {
    return (
      <p
        role="status"
        dir="rtl"
        className="absolute inset-x-3 top-3 z-10 mx-auto flex w-fit items-center gap-2 rounded-full bg-ink/85 px-4 py-1.5 text-sm text-on-ink"
      >
        <OfflineIcon className="size-4 shrink-0" />
        انقطع الاتصال. موضعك محفوظ، وسنكمل حين يعود.
      </p>
    );
  }
  const failed = problem === 'failed';
  return (
    <div
      role={failed ? 'alert' : 'status'}
      dir="rtl"
      className="lecture-cover absolute inset-0 z-10 flex flex-col items-center justify-center gap-3 bg-ink/90 p-4 text-center text-on-ink"
    >
      {failed || !online ? <OfflineIcon className="size-8" /> : <Spinner className="size-8" />}
      <p className="max-w-sm">
        {failed && 'تعذر تشغيل الفيديو. موضعك محفوظ، وسنكمل منه.'}
        {!failed &&
          (online ? 'نعيد الاتصال بالفيديو…' : 'انقطع الاتصال. سنكمل من حيث توقفت حين يعود.')}
      </p>
      {failed && (
        <Button variant="secondary" icon={<RetryIcon className="size-5" />} onClick={onRetry}>
          أعد المحاولة
        </Button>
      )}
    </div>
  );
}
