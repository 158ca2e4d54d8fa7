import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { Checkbox } from './checkbox.tsx';
import { type RowCommand, runByKey } from './commands/row-command.ts';

/** The checkbox of a row. */
export interface RowSelection {
  isSelected: boolean;
  onSelect(extend: boolean): void;
}

interface ActingRowProps {
  /** What the row is, as its checkbox names it: «بايثون». */
  name: string;
  /** Absent where rows are not selected. */
  selection?: RowSelection | undefined;
  /** What the keys of the row do. */
  commands: readonly RowCommand[];
  /** The grid of its cells. */
  className: string;
  children: ReactNode;
}

/** A row of a list that can be selected, and whose keys do something with it. */
export const ActingRow = ({ name, selection, commands, className, children }: ActingRowProps) => (
  <li
    onKeyDown={(event) => runByKey(event, commands)}
    className="relative flex items-center gap-3 px-4 py-3 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60"
  >
    {selection && (
      <Checkbox
        label={`حدّد «${name}»`}
        state={selection.isSelected ? 'all' : 'none'}
        onToggle={({ extend }) => selection.onSelect(extend)}
        className="z-1"
      />
    )}
    <div className={cx('grid min-w-0 grow items-center', className)}>{children}</div>
  </li>
);
