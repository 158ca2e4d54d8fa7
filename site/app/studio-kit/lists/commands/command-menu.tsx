import type { ReactNode } from 'react';
import { MenuItem, MenuLine } from '#ui/overlay/dropdown-menu.tsx';
import { RowMenu } from '../row-menu.tsx';
import { type RowCommand, rowKeys } from './row-command.ts';

interface CommandMenuProps {
  /** What the row is, completing «المزيد عن …». */
  of: string;
  commands: readonly RowCommand[];
  /** MenuItem, MenuLink: what has no key, such as pages about the row. */
  children?: ReactNode;
}

const removes = ({ danger = false }: RowCommand) => danger;

/** The menu of a row: what can be done, with its keys, then the rest, and last what removes. */
export function CommandMenu({ of, commands, children }: CommandMenuProps) {
  const others = commands.filter((one) => !removes(one));
  return (
    <RowMenu of={of}>
      <CommandItems commands={others} />
      {others.length > 0 && children && <MenuLine />}
      {children}
      <CommandItems commands={commands.filter(removes)} />
    </RowMenu>
  );
}

const CommandItems = ({ commands }: { commands: readonly RowCommand[] }) =>
  commands.map(({ name, label, icon, danger = false, run }) => (
    <MenuItem
      key={name}
      icon={icon}
      keys={rowKeys[name].hint}
      danger={danger}
      // After the menu has given the focus back to the row, where it stays.
      onSelect={() => setTimeout(run)}
    >
      {label}
    </MenuItem>
  ));
