import * as Primitive from '@radix-ui/react-dropdown-menu';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { Link } from 'react-router';
import { cx } from '../class-names.ts';
import { renderAsChild } from '../form/render-as-child.ts';
import { menuRowClass } from './menu-row-class.ts';

export interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  className?: string;
  /** The rows: MenuItem, MenuLink, MenuLine. */
  children: ReactNode;
}

const opensByKey = (key: string) => ['Enter', ' ', 'ArrowDown'].includes(key);

/**
 * A menu of commands: arrows, Home, End and typed letters move in it, Escape gives the focus back. Its parts are
 * rendered when it is opened first, because a long list has one in each row.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (wasOpened) return <OpenedMenu {...props} />;
  const open = () => setWasOpened(true);
  return renderAsChild(
    props.trigger,
    {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: open,
      onKeyDown: (event: KeyboardEvent) => {
        if (!opensByKey(event.key)) return;
        event.preventDefault();
        open();
      },
    },
    (content) => content,
  );
}

function OpenedMenu({ trigger, align = 'end', className, children }: DropdownMenuProps) {
  return (
    // Not modal: Radix locks scrolling by a style element, which the security policy blocks.
    <Primitive.Root defaultOpen modal={false} dir="rtl">
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          loop
          className={cx(
            'z-menu max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(22rem,calc(100vw-1.5rem))] min-w-52 animate-rise-in overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-text shadow-high focus:outline-none',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface MenuItemProps extends Omit<ComponentProps<typeof Primitive.Item>, 'onSelect'> {
  icon?: ReactNode;
  /** The keys that do the same: «Alt + ↑». */
  keys?: string;
  danger?: boolean;
  onSelect?(): void;
}

/** One command. */
export function MenuItem({
  icon,
  keys,
  danger = false,
  onSelect,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <Primitive.Item
      {...rest}
      onSelect={() => onSelect?.()}
      className={cx(
        menuRowClass,
        'cursor-pointer outline-none data-disabled:cursor-not-allowed data-disabled:text-text-faint data-highlighted:bg-sunken',
        danger && 'text-danger! [&>svg]:text-danger!',
      )}
    >
      {rest.asChild ? (
        children
      ) : (
        <>
          {icon}
          <span className="grow">{children}</span>
          {keys && (
            <bdi dir="ltr" className="ms-4 text-xs text-text-faint pointer-coarse:hidden">
              {keys}
            </bdi>
          )}
        </>
      )}
    </Primitive.Item>
  );
}

interface MenuLinkProps {
  to: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A command that leads to another page. */
export const MenuLink = ({ to, icon, children }: MenuLinkProps) => (
  <MenuItem asChild>
    <Link to={to}>
      {icon}
      {children}
    </Link>
  </MenuItem>
);

/** A line between groups of rows. */
export function MenuLine() {
  return <Primitive.Separator className="my-1.5 h-px bg-line" />;
}
