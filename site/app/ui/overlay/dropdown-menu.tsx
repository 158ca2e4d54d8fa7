import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';

export interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** The edge of the trigger that the menu keeps to. */
  align?: 'start' | 'center' | 'end';
  /** Names the menu's place for screen readers. */
  label?: string;
  open?: boolean;
  onOpenChange?(open: boolean): void;
  className?: string;
  children: ReactNode;
}

export function DropdownMenu({
  trigger,
  align = 'end',
  label = 'قائمة',
  open,
  onOpenChange,
  className,
  children,
}: DropdownMenuProps) {
  return (
    // Not modal: the page behind keeps its scroll bar and does not jump.
    <Primitive.Root dir="rtl" modal={false} open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        {/* A landmark of its own: at the end of <body> it is outside the page's. */}
        <section aria-label={label}>
          <Primitive.Content
            align={align}
            sideOffset={8}
            collisionPadding={12}
            className={cx(
              'z-menu min-w-56 rounded-lg border border-line bg-raised p-1.5 shadow-high focus:outline-none',
              'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto',
              'animate-rise-in',
              className,
            )}
          >
            {children}
          </Primitive.Content>
        </section>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export interface MenuItemProps extends ComponentProps<typeof Primitive.Item> {
  icon?: ReactNode;
  /** Stands at the row's end: a count, a tick. */
  after?: ReactNode;
  destructive?: boolean;
}

/** A row of the menu. With `asChild` its only child is the link. */
export function MenuItem({
  icon,
  after,
  destructive = false,
  className,
  children,
  asChild,
  ...rest
}: MenuItemProps) {
  const row = cx(
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 outline-none select-none',
    'data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-text-faint',
    '[&>svg]:size-5 [&>svg]:text-text-faint',
    destructive && 'text-danger [&>svg]:text-danger',
    className,
  );
  if (asChild) {
    return (
      <Primitive.Item asChild className={row} {...rest}>
        {children}
      </Primitive.Item>
    );
  }
  return (
    <Primitive.Item className={row} {...rest}>
      {icon}
      <span className="grow">{children}</span>
      {after}
    </Primitive.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <Primitive.Label className="px-3 py-2 text-sm text-text-faint">{children}</Primitive.Label>
  );
}

export function MenuSeparator() {
  return <Primitive.Separator className="mx-3 my-1.5 h-px bg-line" />;
}
