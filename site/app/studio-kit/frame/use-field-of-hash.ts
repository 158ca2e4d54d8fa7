import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings a field of the page into view and gives it the focus. @returns whether it is shown */
export function focusField(name: string): boolean {
  // None is shown where it stands below a part that is loading; of two buttons one is for narrow screens.
  const field = [...document.querySelectorAll<HTMLElement>(`[data-studio-field="${name}"]`)].find(
    (one) => one.getClientRects().length > 0,
  );
  if (!field) return false;
  field.scrollIntoView({ block: 'center' });
  // A text's own tools stand before it.
  const control =
    (field.matches('button') ? field : null) ??
    field.querySelector<HTMLElement>('[contenteditable="true"]') ??
    field.querySelector<HTMLElement>(
      'input:not([type="file"], [hidden]), textarea, select, button',
    );
  control?.focus({ preventScroll: true });
  return true;
}

/** The delay (ms) before a field that is not shown yet is tried again, and how many times. */
const retryDelay = 100;
const retriesMax = 50;

/** Gives the focus to the field that the address names, `…/details#description`, once the page has its fields. */
export function useFieldOfHash(hasFields: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (!hasFields || !/^[a-z_]+$/.test(name)) return;
    if (focusField(name)) return;
    let retries = 0;
    const timer = setInterval(() => {
      retries += 1;
      if (focusField(name) || retries >= retriesMax) clearInterval(timer);
    }, retryDelay);
    return () => clearInterval(timer);
  }, [hasFields, hash]);
}
