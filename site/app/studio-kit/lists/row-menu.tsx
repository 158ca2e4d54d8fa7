import type { ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '#ui/form/icon-button.tsx';
import { MoreIcon } from '#ui/ornament/icons.ts';
import { DropdownMenu } from '#ui/overlay/dropdown-menu.tsx';

interface RowMenuProps extends Pick<IconButtonProps, 'className' | 'tabIndex'> {
  /** What the row is, completing «المزيد عن …»: «حساب ليان», «الباقة «أساسيات الويب»». */
  of: string;
  /** MenuItem, MenuLink, MenuLine. */
  children: ReactNode;
}

/** The menu of what is done with a row more rarely. */
export const RowMenu = ({ of, children, ...button }: RowMenuProps) => (
  <DropdownMenu
    trigger={
      <IconButton label={`المزيد عن ${of}`} {...button}>
        <MoreIcon />
      </IconButton>
    }
  >
    {children}
  </DropdownMenu>
);
