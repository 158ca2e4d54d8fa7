import { SkeletonText } from '#ui/list/skeleton.tsx';

/** The place of a text's editor until it can be written in. */
export function RichTextSkeleton({ label, hideLabel }: { label: string; hideLabel: boolean }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className={hideLabel ? 'sr-only' : 'font-medium'}>{label}</p>
      <div className="rounded-md border border-line bg-raised p-4">
        <span className="sr-only" role="status">
          جارٍ فتح المحرر…
        </span>
        <SkeletonText lines={6} />
      </div>
    </div>
  );
}
