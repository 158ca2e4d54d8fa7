import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings a field of the page into view and gives it the focus: a field of a draft, else the control of that name in a form.
 * @returns whether it is shown
 */
export function focusField(name: string): boolean {
  // None is shown where it stands below a part that is loading; of two buttons one is for narrow screens.
  const field = [
    ...document.querySelectorAll<HTMLElement>(`[data-studio-field="${name}"]`),
    ...document.querySelectorAll<HTMLElement>(`#main form [name="${name}"]`),
  ].find((one) => one.getClientRects().length > 0);
  if (!field) return false;
  field.scrollIntoView({ block: 'center' });
  // A text's own tools stand before it.
  const controls = 'input:not([type="file"], [hidden]), textarea, select, button';
  const control =
    (field.matches(controls) ? field : null) ??
    field.querySelector<HTMLElement>('[contenteditable="true"]') ??
    field.querySelector<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
  return true;
}

/** The delay (ms) before a field that is not shown yet is tried again, and how many times. */
const retryDelay = 100;
const retriesMax = 50;

/** Gives the focus to the field that the address names, `…/details#description`, once the page has its fields. */
export function useFieldOfHash(hasFields: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press on the same link has another key
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
  }, [hasFields, hash, key]);
}
