/**
 * For dialogs: toasts float above them, and to press one is not to press the page behind. The toaster marks itself
 * with `data-toasts`. Radix asks only after the click, when a toast that was closed by it has left the page already.
 */
export function ignoreToasts(event: Event): void {
  const target = event.target as Element | null;
  if (target?.isConnected === false || target?.closest('[data-toasts]')) event.preventDefault();
}
