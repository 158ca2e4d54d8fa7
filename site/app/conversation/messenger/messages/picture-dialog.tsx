import type { ReactNode } from 'react';
import { buttonClass } from '#ui/form/button-class.ts';
import { DownloadIcon } from '#ui/ornament/icons.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface PictureDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  src: string;
  /** URL of the original picture. */
  download?: string | null;
  footer?: ReactNode;
}

/** Shows a picture enlarged. */
export function PictureDialog({
  open,
  onOpenChange,
  title,
  src,
  download = null,
  footer,
}: PictureDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={title}
      footer={
        footer ??
        (download && (
          <a
            href={download}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('secondary')}
          >
            <DownloadIcon className="size-5" />
            افتح الصورة الأصلية
          </a>
        ))
      }
    >
      <img
        src={src}
        alt={title}
        className="mx-auto max-h-[60dvh] max-w-full rounded-lg bg-sunken object-contain"
      />
    </Dialog>
  );
}
