import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names.ts';

const aligns = {
  start: 'start-0',
  end: 'end-0',
};

export interface DisclosureProps {
  /** The content of the summary: an icon with a hidden label, a name. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** The edge of the trigger that the panel is aligned to. */
  align?: keyof typeof aligns;
  /** Opens above the trigger, e.g. in a bar at the bottom of the page. */
  above?: boolean;
  onOpenChange?(open: boolean): void;
  className?: string;
  /** Usually a list of links; following one closes the panel. */
  children: ReactNode;
}

/**
 * A dropdown panel built on <details>: it opens before the scripts load, and is much smaller than DropdownMenu. Use it
 * for menus of links, and DropdownMenu for commands.
 */
export function Disclosure({
  trigger,
  triggerClassName,
  align = 'end',
  above = false,
  onOpenChange,
  className,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!open) return;
    function closeFromOutside(event: Event) {
      if (!details.current?.contains(event.target as Node)) setOpen(false);
    }
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [open]);

  function handleToggle(isOpen: boolean) {
    setOpen(isOpen);
    onOpenChange?.(isOpen);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    details.current?.querySelector('summary')?.focus();
  }

  function closeAfterChoice(event: MouseEvent) {
    if (!(event.target as Element).closest('a, button')) return;
    setOpen(false);
    // A link may lead to the same page, where the focus would be lost with the panel.
    details.current?.querySelector('summary')?.focus({ preventScroll: true });
  }

  return (
    <details
      ref={details}
      open={open}
      onToggle={(event) => handleToggle(event.currentTarget.open)}
      onKeyDown={handleKey}
      className="relative"
    >
      <summary className={cx('list-none [&::-webkit-details-marker]:hidden', triggerClassName)}>
        {trigger}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button fires a click. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: catches clicks on the links and buttons inside. */}
      <div
        onClick={closeAfterChoice}
        className={cx(
          'absolute z-menu max-h-[75dvh] w-max max-w-[min(22rem,calc(100vw-1.5rem))] min-w-56 animate-rise-in overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-text shadow-high',
          above ? 'bottom-[calc(100%+0.5rem)]' : 'top-[calc(100%+0.5rem)]',
          aligns[align],
          className,
        )}
      >
        {children}
      </div>
    </details>
  );
}
