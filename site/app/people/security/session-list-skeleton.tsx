import { Skeleton } from '#ui/list/skeleton.tsx';

/** Placeholder of the list of devices while it is loading. */
export function SessionListSkeleton() {
  return (
    <div role="status" aria-label="جارٍ تحميل قائمة أجهزتك" className="mt-3 divide-y divide-line">
      {[0, 1].map((row) => (
        <div key={row} className="flex items-center gap-4 py-4">
          <Skeleton shape="round" className="size-11" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-56 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
