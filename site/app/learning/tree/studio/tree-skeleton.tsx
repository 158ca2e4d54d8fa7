import { wording } from '@nibras/contract/text/wording.ts';
import { Skeleton } from '#ui/list/skeleton.tsx';

const chapters = [4, 3, 5];

/** The chapters before they are there. */
export function TreeSkeleton() {
  return (
    <div role="status" aria-label={wording`جارٍ تحميل محتوى الكورس`} className="flex flex-col gap-4">
      {chapters.map((lectures) => (
        <div key={lectures} className="rounded-lg border border-line bg-raised">
          <div className="flex min-h-14 items-center px-4">
            <Skeleton className="h-5 w-1/3" />
          </div>
          {Array.from({ length: lectures }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical.
            <div key={line} className="flex min-h-12 items-center gap-3 border-t border-line px-4">
              <Skeleton shape="round" className="size-5" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
