import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';

interface PartRowProps {
  index: number;
  /** «احذف الخيار 2» */
  removeLabel: string;
  /** Null where so few parts are left that each is needed. */
  onRemove: (() => void) | null;
  /** Before the field: a mark or a number. */
  start?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A row of a list that `usePartKeys` edits. */
export function PartRow({
  index,
  removeLabel,
  onRemove,
  start,
  className,
  children,
}: PartRowProps) {
  return (
    <div data-part={index} className={cx('flex min-w-0 items-start gap-1', className)}>
      {/* The field is first for the keyboard, and second for the eye. */}
      <div className="order-2 flex min-w-0 grow flex-col gap-1.5">{children}</div>
      {start && <div className="order-1 shrink-0">{start}</div>}
      {onRemove ? (
        <IconButton label={removeLabel} onClick={onRemove} className="order-3">
          <CloseIcon />
        </IconButton>
      ) : (
        <span className="order-3 w-11 shrink-0 max-sm:hidden" />
      )}
    </div>
  );
}

/** «أضف خيارًا» below a list. */
export function AddPart({ label, onAdd }: { label: string; onAdd(): void }) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className="touch-target relative self-start rounded-sm px-2 py-1.5 text-sm font-medium text-link underline-offset-4 hover:underline"
    >
      {label}
    </button>
  );
}

/** The number of a row. */
export const PartNumber = ({ index }: { index: number }) => (
  <span aria-hidden="true" className="grid h-11 w-8 place-items-center text-sm text-text-faint">
    {index + 1}
  </span>
);
