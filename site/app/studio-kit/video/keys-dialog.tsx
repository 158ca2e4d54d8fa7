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
      title="المفاتيح"
      description="تعمل مفاتيح Alt أيضًا والمؤشر في النص، وكلها على لوحة المفاتيح العربية: المهم مكان المفتاح لا حرفه."
      size="md"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {keys.map(({ shown, does }) => (
          <div key={shown} className="contents">
            <dt>
              <kbd dir="ltr" className="rounded-xs bg-sunken px-2 py-0.5 text-sm">
                {shown}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
