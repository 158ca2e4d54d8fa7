import { Skeleton } from '#ui/list/skeleton.tsx';

/** Stands for the list of a video's questions, with as many rows. */
export function QuestionsSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label="جارٍ تحميل أسئلة الفيديو">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical.
        <div key={row} className="flex min-h-14 items-center">
          <Skeleton className="h-5 w-full" />
        </div>
      ))}
    </div>
  );
}
