import { MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { type RowCommand, rowKeys } from './row-command.ts';

/** The commands of a row as items of its menu, with their keys. */
export const CommandItems = ({ commands }: { commands: readonly RowCommand[] }) =>
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
