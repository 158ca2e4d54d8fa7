import type { ReactNode } from 'react';
import { MailIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { CodeForm, type CodeFormProps } from './code-form.tsx';

export interface CodeDialogProps extends CodeFormProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title?: string;
  /** To which address the code was sent, and what it is for. */
  description: ReactNode;
}

/** A dialog for the six digits of a code sent by mail. */
export function CodeDialog(props: CodeDialogProps) {
  const { open, onOpenChange, title = 'تحقق من بريدك الإلكتروني', description, ...form } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      mark={
        <StarFrame tone="lamp">
          <MailIcon />
        </StarFrame>
      }
      description={description}
    >
      <CodeForm {...form} />
    </Dialog>
  );
}
