import { useState } from 'react';

/**
 * Remembers what had the focus when a dialog opened and gives it back when it closes. Radix does so
 * only for its own trigger; ours are often opened by the page's state.
 */
export function useOpener(): (event: Event) => void {
  // While rendering, not in an effect: by then a box with autoFocus has taken the focus already.
  const [opener] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );
  return (event) => {
    if (!(opener instanceof HTMLElement) || !opener.isConnected || opener === document.body) return;
    event.preventDefault();
    opener.focus({ preventScroll: true });
  };
}
