import type { ReactNode } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';

interface FilterChipProps {
  /** What its button does. */
  label: string;
  onRemove(): void;
  children: ReactNode;
}

/** What a list is narrowed to, with the way back to all. */
export function FilterChip({ label, onRemove, children }: FilterChipProps) {
  return (
    <p className="inline-flex min-h-11 max-w-full items-center gap-1 rounded-md border border-line bg-raised ps-3">
      <bdi className="max-w-60 truncate text-sm font-medium">{children}</bdi>
      <IconButton label={label} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </p>
  );
}
