import { Dialog } from '#ui/overlay/dialog.tsx';
import type { VideoKey } from './video-keys.ts';

interface KeysDialogProps {
  keys: readonly VideoKey<string>[];
  onClose(): void;
}

/** The keys of a page beside a video. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="الاختصارات"
      description="تعمل بلوحة المفاتيح العربية أيضًا. وما فيه Alt يعمل والمؤشر في النص."
      size="md"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {[...Map.groupBy(keys, ({ does }) => does)].map(([does, same]) => (
          <div key={does} className="contents">
            <dt className="flex flex-wrap gap-2">
              {same.map(({ shown }) => (
                <kbd key={shown} dir="ltr" className="rounded-xs bg-sunken px-2 py-0.5 text-sm">
                  {shown}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
