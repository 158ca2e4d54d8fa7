import { useState } from 'react';

/**
 * Returns a handler that restores the focus of before the dialog opened. Radix does so only for its own trigger; our
 * dialogs are often opened by state.
 */
export function useRestoreFocus(): (event: Event) => void {
  // During render, not in an effect: by then a field with autoFocus has the focus.
  const [opener] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );
  return (event) => {
    if (!(opener instanceof HTMLElement) || !opener.isConnected || opener === document.body) return;
    event.preventDefault();
    opener.focus({ preventScroll: true });
  };
}
