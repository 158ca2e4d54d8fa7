import type { KeyboardEvent } from 'react';

/** Ctrl and Enter send a form also from a text of several lines. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    event.currentTarget.requestSubmit();
}
