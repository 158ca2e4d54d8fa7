import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cx } from '#ui/class-names.ts';

export interface PopupProps {
  /** The accessible name, where the button's content has no text or not enough. */
  label?: string;
  /** The content of the button. */
  button: ReactNode;
  buttonClass: string;
  panelClass: string;
  className?: string;
  /** The panel is a sheet without shadow, and the page behind it is dimmed. */
  scrim?: boolean;
  /** The content is rendered when it is first opened, for content that the server does not render. */
  onDemand?: boolean;
  onOpen?(): void;
  children: ReactNode;
}

const menu = 'border shadow-high';
const sheet = 'border-t';

/**
 * A menu of the shell, built on <details>: it opens before the scripts load and without them; with scripts it also
 * closes by itself. It is a list of links and not an ARIA menu: Tab moves through it.
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
  const [opened, setOpened] = useState(false);
  useClosing(details);
  // The user may have opened it before hydration.
  useEffect(() => {
    if (details.current?.open) setOpened(true);
  }, []);
  return (
    // The shared name allows one open menu at a time.
    <details
      ref={details}
      // The user may have opened it before hydration.
      suppressHydrationWarning
      name="shell-menu"
      className={cx('group/popup', className)}
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        setOpened(true);
        onOpen?.();
      }}
    >
      <summary className={cx('list-none [&::-webkit-details-marker]:hidden', buttonClass)}>
        {button}
        {label && <span className="sr-only">{label}</span>}
      </summary>
      {scrim && <div aria-hidden="true" className="fixed inset-0 -z-1 animate-fade-in bg-scrim" />}
      <div className={cx('border-line bg-raised', scrim ? sheet : menu, panelClass)}>
        {(opened || !onDemand) && children}
      </div>
    </details>
  );
}

/** Closes on Escape, on a pointer press or focus outside, on a link inside and on navigation. */
function useClosing(ref: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();

  const shownOn = useRef(key);

  useEffect(() => {
    // Not at the first run: the user may have opened it before hydration.
    if (shownOn.current !== key && ref.current) ref.current.open = false;
    shownOn.current = key;
  }, [key, ref]);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const { current: details } = ref;
      const target = event.target as Element;
      if (!details?.open) return;
      // The scrim is inside the <details> but not part of the menu.
      const panel = details.lastElementChild;
      const button = details.firstElementChild;
      if (!panel?.contains(target) && !button?.contains(target)) details.open = false;
    };
    const closeOnLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link && ref.current?.contains(link)) ref.current.open = false;
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('click', closeOnLink);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('click', closeOnLink);
      document.removeEventListener('keydown', onEscape);
    };
  }, [ref]);
}
