import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cx } from '#ui/class-names.ts';

export interface PopupProps {
  /** The button's name, where what it shows is no word, or not enough. */
  label?: string;
  /** What the button shows. */
  button: ReactNode;
  buttonClass: string;
  panelClass: string;
  className?: string;
  /** The panel is a sheet: it lies flat, and the page behind it is dimmed. */
  scrim?: boolean;
  /** Its content is drawn when it is first opened: what no server draws need not be there before. */
  onDemand?: boolean;
  onOpen?(): void;
  children: ReactNode;
}

const menu = 'border shadow-high';
const sheet = 'border-t';

/**
 * A menu of the shell. It is the browser's own disclosure, so that it opens before the scripts have
 * arrived and without them; with them it also closes by itself. A list of links is no ARIA menu:
 * Tab walks through it.
 */
export function Popup({
  label,
  button,
  buttonClass,
  panelClass,
  className,
  scrim = false,
  onDemand = false,
  onOpen,
  children,
}: PopupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState(false);
  useClosing(details);
  // It may have been opened before the scripts arrived.
  useEffect(() => {
    if (details.current?.open) setWanted(true);
  }, []);
  return (
    // The shared name lets one menu be open at a time.
    <details
      ref={details}
      // It may have been opened before the scripts arrived.
      suppressHydrationWarning
      name="shell-menu"
      className={cx('group/popup', className)}
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        setWanted(true);
        onOpen?.();
      }}
    >
      <summary className={cx('list-none [&::-webkit-details-marker]:hidden', buttonClass)}>
        {button}
        {label && <span className="sr-only">{label}</span>}
      </summary>
      {scrim && <div aria-hidden="true" className="fixed inset-0 -z-1 animate-fade-in bg-scrim" />}
      <div className={cx('border-line bg-raised', scrim ? sheet : menu, panelClass)}>
        {(wanted || !onDemand) && children}
      </div>
    </details>
  );
}

/** Closes on Escape, on a press or a focus outside, on a link inside and on a change of page. */
function useClosing(ref: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();

  const shownOn = useRef(key);

  useEffect(() => {
    // Not at first: it may have been opened before the scripts arrived.
    if (shownOn.current !== key && ref.current) ref.current.open = false;
    shownOn.current = key;
  }, [key, ref]);

  useEffect(() => {
    const outside = (event: Event) => {
      const { current: box } = ref;
      const target = event.target as Element;
      if (!box?.open) return;
      // The scrim is inside the box and yet not part of the menu.
      const panel = box.lastElementChild;
      const button = box.firstElementChild;
      if (!panel?.contains(target) && !button?.contains(target)) box.open = false;
    };
    const chosen = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link && ref.current?.contains(link)) ref.current.open = false;
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('click', chosen);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('click', chosen);
      document.removeEventListener('keydown', onEscape);
    };
  }, [ref]);
}
