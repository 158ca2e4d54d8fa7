import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';

interface ConfirmButtonProps {
  /** What the button says, and the dialog confirms. */
  act: string;
  /** Whose it is, for screen readers. */
  of?: string;
  title: string;
  /** What is lost. */
  lost: string;
  confirm: string;
  busy: boolean;
  onConfirm(): void;
}

/** A button for what has no undo: it asks first. */
export function ConfirmButton({
  act,
  of,
  title,
  lost,
  confirm,
  busy,
  onConfirm,
}: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        loading={busy}
        loadingLabel="جارٍ التنفيذ…"
        onClick={() => setOpen(true)}
      >
        {act}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={lost}
        footer={
          <>
            <Button
              variant="danger"
              onClick={() => {
                // The act may ask who it is, in a dialog of its own.
                setOpen(false);
                onConfirm();
              }}
            >
              {confirm}
            </Button>
            <DialogClose>
              <Button variant="ghost">اتركها</Button>
            </DialogClose>
          </>
        }
      />
    </>
  );
}
