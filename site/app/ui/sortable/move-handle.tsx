import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';
import GripVertical from '../ornament/lucide/grip-vertical.ts';
import { lucideIcon } from '../ornament/lucide-icon.ts';

const GripIcon = lucideIcon(GripVertical);

/** The button by which a row is dragged; with the focus on it, Alt and the arrows move the row. */
export function MoveHandle({
  name,
  className,
  ...rest
}: ComponentProps<'button'> & { name: string }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title="اسحب لتغيير الترتيب، أو اضغط Alt مع السهمين"
      className={cx(
        'grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-text-faint transition-colors hover:bg-sunken hover:text-text active:cursor-grabbing',
        className,
      )}
      {...rest}
    >
      <GripIcon className="size-5" />
      <span className="sr-only">{`انقل «${name}»`}</span>
    </button>
  );
}
