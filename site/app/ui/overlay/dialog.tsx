import * as Primitive from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../form/icon-button.tsx';
import { CloseIcon } from '../ornament/icons.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', full: 'max-w-6xl' };

const sides = 'px-6 sm:px-8';

export interface DialogProps {
  open?: boolean;
  onOpenChange?(open: boolean): void;
  /** A button that opens the dialog, where no state does. */
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  /** Shown above the title, e.g. an icon in a star. */
  mark?: ReactNode;
  size?: keyof typeof widths;
  /** Where it is drawn: in what fills the whole screen, since nothing else is seen there. Absent: the page. */
  container?: HTMLElement | null;
  /** Hides the title visually, removes the padding, and keeps the top edge in place while the content grows: for a search. */
  bare?: boolean;
  children?: ReactNode;
  /** The buttons at the bottom. */
  footer?: ReactNode;
}

/**
 * A modal dialog: traps the focus, restores it when closed, closes by Escape, backdrop or its button. On a phone it is
 * in the upper part of the screen, where the keyboard does not cover it. A long one scrolls between its head and its foot,
 * which stay in view unless the window is very low, as at 400 % zoom.
 */
export function Dialog({ open, onOpenChange, trigger, container, ...rest }: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal container={container}>
        {/* Not Radix's own overlay: it locks scrolling by a style element, which the security policy blocks. */}
        <Backdrop className="pointer-events-auto fixed inset-0 z-dialog grid animate-fade-in grid-cols-[minmax(0,1fr)] items-start justify-items-center overflow-y-auto overscroll-contain bg-scrim p-4 pt-[9dvh] has-[>[data-state=closed]]:animate-fade-out sm:items-center sm:pt-4">
          <Panel {...rest} />
        </Backdrop>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Locks the page behind it. A short page has no scroll bar whose space it would keep. */
function Backdrop({ className, children }: { className: string; children: ReactNode }) {
  const [hasBar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  return (
    <div data-scroll-lock={hasBar ? 'gutter' : ''} className={className}>
      {children}
    </div>
  );
}

type PanelProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'trigger' | 'container'>;

function Panel({
  title,
  description,
  mark,
  size = 'sm',
  bare = false,
  children,
  footer,
}: PanelProps) {
  const restoreFocus = useRestoreFocus();
  return (
    <Primitive.Content
      onCloseAutoFocus={restoreFocus}
      // Radix warns about a dialog without a description, unless aria-describedby is undefined explicitly.
      {...(description ? {} : { 'aria-describedby': undefined })}
      className={cx(
        'relative w-full rounded-xl border border-line bg-raised shadow-high focus:outline-none',
        'data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
        widths[size],
        bare
          ? 'overflow-hidden sm:mt-[10dvh] sm:self-start'
          : 'flex max-h-[max(85dvh,18rem)] flex-col py-6 sm:py-8',
      )}
    >
      <header
        className={bare ? 'sr-only' : 'flex flex-col gap-1.5 ps-6 pe-16 wrap-anywhere sm:ps-8'}
      >
        {mark && <div className="mb-2">{mark}</div>}
        <Primitive.Title className="text-xl">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className="text-text-soft">{description}</Primitive.Description>
        )}
      </header>
      {children && (
        <div className={bare ? '' : cx('mt-4 -mb-6 min-h-0 overflow-y-auto pt-2 pb-6', sides)}>
          {children}
        </div>
      )}
      {footer && (
        <footer className={cx('mt-6 flex flex-wrap gap-3 border-t border-line pt-4', sides)}>
          {footer}
        </footer>
      )}
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
