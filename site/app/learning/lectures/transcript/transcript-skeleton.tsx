import { wording } from '@nibras/contract/text/wording.ts';
import { SkeletonText } from '#ui/list/skeleton.tsx';

/** Stands for a transcript that is being loaded. */
export function TranscriptSkeleton() {
  return (
    <div
      role="status"
      aria-label={wording`جارٍ تحميل نص المحاضرة`}
      className="px-4 pt-2 pb-6 sm:px-5"
    >
      <SkeletonText lines={8} />
    </div>
  );
}
