import { type RefObject, useEffect } from 'react';

/**
 * Moves to the first error of a form after it was sent: the focus goes to the field, or to what says the error where no field
 * is wrong, and it comes into view. For forms that are not those of `useContractForm`, which does it by itself.
 * @param errors another value after each time that sending has failed
 */
export function useFirstError(form: RefObject<HTMLElement | null>, errors: unknown): void {
  useEffect(() => {
    if (errors === null) return;
    const found =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]:not(:empty)') ??
      form.current?.querySelector<HTMLElement>('[role="alert"]:not(:empty)');
    if (!found) return;
    if (!found.matches('input, textarea, select, button')) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'center' });
  }, [form, errors]);
}
