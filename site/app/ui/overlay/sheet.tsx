import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../form/icon-button.tsx';
import { CloseIcon } from '../ornament/icons.ts';
import { ignoreToasts } from './ignore-toasts.ts';
import { useOpener } from './use-opener.ts';

const fromSide =
  'inset-y-0 w-[min(22rem,88vw)] data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out';

const sides = {
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl border-t pb-[env(safe-area-inset-bottom)] ' +
    'data-[state=open]:animate-sheet-up data-[state=closed]:animate-sheet-down',
  start: cx(fromSide, 'inset-s-0 border-e [--sheet-from:100%] ltr:[--sheet-from:-100%]'),
  end: cx(fromSide, 'inset-e-0 border-s [--sheet-from:-100%] ltr:[--sheet-from:100%]'),
};

export interface SheetProps {
  open?: boolean;
  onOpenChange?(open: boolean): void;
  trigger?: ReactNode;
  title: string;
  hideTitle?: boolean;
  side?: keyof typeof sides;
  children: ReactNode;
}

/** A dialog that slides in from an edge: menus on phones, filters, a course's contents. */
export function Sheet({ open, onOpenChange, trigger, ...rest }: SheetProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-dialog bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Panel {...rest} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type PanelProps = Omit<SheetProps, 'open' | 'onOpenChange' | 'trigger'>;

function Panel({ title, hideTitle = false, side = 'bottom', children }: PanelProps) {
  const giveFocusBack = useOpener();
  return (
    <Primitive.Content
      aria-describedby={undefined}
      onCloseAutoFocus={giveFocusBack}
      onInteractOutside={ignoreToasts}
      className={cx(
        'fixed z-dialog flex flex-col overflow-hidden border-line bg-raised shadow-high focus:outline-none',
        sides[side],
      )}
    >
      <header className="flex items-center justify-between gap-3 ps-5 pe-3 pt-3">
        <Primitive.Title className={hideTitle ? 'sr-only' : 'text-lg'}>{title}</Primitive.Title>
        <Primitive.Close asChild>
          <IconButton label="إغلاق" className="ms-auto">
            <CloseIcon />
          </IconButton>
        </Primitive.Close>
      </header>
      <div className="min-h-0 overflow-y-auto px-5 pt-2 pb-6">{children}</div>
    </Primitive.Content>
  );
}
