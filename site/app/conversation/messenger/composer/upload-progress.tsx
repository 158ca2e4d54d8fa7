import { IconButton } from '#ui/form/icon-button.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';
import { cancelSending } from './send.ts';

/** The progress of an upload, with a button to cancel it. */
export function UploadProgress({ progress, sendingKey }: { progress: number; sendingKey: string }) {
  return (
    <div className="flex min-w-52 items-center gap-1">
      <ProgressBar
        className="grow"
        label="رفع الملف"
        // Everything is uploaded: the time that the server still needs is unknown.
        value={progress < 1 ? progress : null}
      />
      <IconButton
        label="إلغاء الإرسال"
        onClick={() => cancelSending(sendingKey)}
        className="text-on-ink-soft hover:bg-ink-line hover:text-on-ink"
      >
        <CloseIcon />
      </IconButton>
    </div>
  );
}
