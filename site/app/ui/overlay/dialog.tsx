import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../form/icon-button.tsx';
import { CloseIcon } from '../ornament/icons.ts';
import { ignoreToasts } from './ignore-toasts.ts';
import { useOpener } from './use-opener.ts';

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', full: 'max-w-6xl' };

export interface DialogProps {
  open?: boolean;
  onOpenChange?(open: boolean): void;
  /** The button that opens it, when nothing else does. */
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  /** Drawn above the title, e.g. an icon in a star. */
  mark?: ReactNode;
  size?: keyof typeof widths;
  /** Title and close button are kept for screen readers and Escape only, e.g. for an image. */
  bare?: boolean;
  children?: ReactNode;
  /** The buttons at its end. */
  footer?: ReactNode;
}

/**
 * A modal dialog: traps the focus, gives it back, closes by Escape, backdrop or its button. It
 * stands in the upper part of a phone's screen, where the keyboard does not cover it.
 */
export function Dialog({ open, onOpenChange, trigger, ...rest }: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-dialog grid items-start justify-items-center overflow-y-auto bg-scrim p-4 pt-[9dvh] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:items-center sm:pt-4">
          <Panel {...rest} />
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type PanelProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'trigger'>;

function Panel({
  title,
  description,
  mark,
  size = 'sm',
  bare = false,
  children,
  footer,
}: PanelProps) {
  const giveFocusBack = useOpener();
  return (
    <Primitive.Content
      onCloseAutoFocus={giveFocusBack}
      onInteractOutside={ignoreToasts}
      // Radix warns when a dialog has no description and does not say that it is meant so.
      {...(description ? {} : { 'aria-describedby': undefined })}
      className={cx(
        'relative w-full rounded-xl border border-line bg-raised shadow-high focus:outline-none',
        'data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
        widths[size],
        bare ? 'overflow-hidden' : 'p-6 sm:p-8',
      )}
    >
      <header className={bare ? 'sr-only' : 'flex flex-col gap-1.5 pe-10'}>
        {mark && <div className="mb-2">{mark}</div>}
        <Primitive.Title className="text-xl">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className="text-text-soft">{description}</Primitive.Description>
        )}
      </header>
      {children && <div className={bare ? '' : 'mt-6'}>{children}</div>}
      {footer && <footer className="mt-8 flex flex-wrap gap-3">{footer}</footer>}
      <div className="absolute end-3 top-3">
        <Primitive.Close asChild>
          <IconButton label="إغلاق" variant={bare ? 'outlined' : 'plain'}>
            <CloseIcon />
          </IconButton>
        </Primitive.Close>
      </div>
    </Primitive.Content>
  );
}

/** Wraps a button that closes the dialog or sheet around it. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}
