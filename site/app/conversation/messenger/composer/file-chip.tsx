import { formatFileSize } from '#platform/format.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { AttachmentIcon, CloseIcon } from '#ui/ornament/icons.ts';
import { FileName } from '#ui/text/file-name.tsx';

/** The attachment of the message that is being written. */
export function FileChip({ file, onRemove }: { file: File; onRemove(): void }) {
  return (
    <div className="mb-2 flex w-fit max-w-full items-center gap-2 rounded-lg border border-line bg-raised ps-3">
      <AttachmentIcon className="size-5 shrink-0 text-text-faint" />
      <FileName name={file.name} className="min-w-0 truncate" />
      <span className="shrink-0 text-xs text-text-faint">{formatFileSize(file.size)}</span>
      <IconButton label="إزالة الملف" onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
