import { copyText } from '#platform/browser/copy-text.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CopyIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';

interface CopyButtonProps {
  /** «انسخ الكود RAMADAN» */
  label: string;
  text: string;
  /** «نُسخ الكود» */
  copied: string;
}

/** Copies a text by one press, and says so. */
export function CopyButton({ label, text, copied }: CopyButtonProps) {
  async function copy() {
    if (await copyText(text)) toast({ title: copied, variant: 'success' });
    else toast({ title: 'تعذر النسخ', description: text, variant: 'destructive' });
  }
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <CopyIcon className="size-5" />
    </IconButton>
  );
}
