import { Skeleton } from '#ui/list/skeleton.tsx';

/** Placeholder of the profile while it is loading. */
export function ProfileSkeleton() {
  return (
    <div
      role="status"
      aria-label="جارٍ تحميل ملفك الشخصي"
      className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8"
    >
      <div className="overflow-hidden rounded-xl border border-line bg-raised">
        <div className="h-28 bg-ink" />
        <div className="flex flex-col items-center gap-3 px-5 pb-6">
          <span className="-mt-14 rounded-full bg-raised p-1.5">
            <Skeleton shape="round" className="size-28" />
          </span>
          <Skeleton className="mt-2 h-6 w-40" />
          <Skeleton className="h-4 w-52" />
          <Skeleton className="mt-6 h-11 w-36" />
          <Skeleton className="h-4 w-60" />
        </div>
      </div>
      <div className="flex flex-col gap-7 rounded-xl border border-line bg-raised p-5 sm:p-8">
        <Skeleton className="h-7 w-32" />
        {[0, 1, 2].map((field) => (
          <div key={field} className="flex flex-col gap-3">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-12 w-full" />
          </div>
        ))}
        <Skeleton className="h-13 w-full sm:w-44" />
      </div>
    </div>
  );
}
