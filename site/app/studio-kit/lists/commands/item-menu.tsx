import type { ReactNode } from 'react';
import { MenuLine } from '#ui/overlay/dropdown-menu.tsx';
import { RowMenu } from '../row-menu.tsx';
import { CommandItems } from './command-items.tsx';
import type { RowCommand } from './row-command.ts';

interface ItemMenuProps {
  name: string;
  commands: readonly RowCommand[];
  /** MenuLink: other pages about the item. */
  children: ReactNode;
}

const removes = ({ danger = false }: RowCommand) => danger;

/** The menu of an item's row: what can be done, the pages about it, and last what removes it. */
export function ItemMenu({ name, commands, children }: ItemMenuProps) {
  const others = commands.filter((one) => !removes(one));
  return (
    <RowMenu of={`«${name}»`}>
      <CommandItems commands={others} />
      {others.length > 0 && <MenuLine />}
      {children}
      <CommandItems commands={commands.filter(removes)} />
    </RowMenu>
  );
}
