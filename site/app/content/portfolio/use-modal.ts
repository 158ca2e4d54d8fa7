import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens a modal `<dialog>` while it is mounted: the page behind is inert and does not scroll, Escape and a phone's back
 * gesture close it, and Tab cycles inside it instead of moving to the browser's controls.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const root = document.documentElement;
    const { overflow } = root.style;
    root.style.overflow = 'hidden';
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      root.style.overflow = overflow;
    };
  }, []);

  function keepFocusInside(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = (at + (event.shiftKey ? -1 : 1) + buttons.length) % buttons.length;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return { ref, keepFocusInside };
}
