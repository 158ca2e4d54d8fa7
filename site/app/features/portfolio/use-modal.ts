import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens a <dialog> over the whole page while it is mounted: the page behind is inert and does not scroll, Escape and a
 * phone's back gesture close it, and Tab goes round inside it instead of out into the browser.
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
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = (at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
    event.preventDefault();
    stops[next]?.focus();
  }

  return { ref, keepFocusInside };
}
