import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings a field of the page into view and gives it the focus. */
export function focusField(name: string): void {
  const field = document.querySelector(`[data-studio-field="${name}"]`);
  field?.scrollIntoView({ block: 'center' });
  // A text's own tools stand before it.
  const control =
    field?.querySelector<HTMLElement>('[contenteditable="true"]') ??
    field?.querySelector<HTMLElement>(
      'input:not([type="file"], [hidden]), textarea, select, button',
    );
  control?.focus({ preventScroll: true });
}

/** Gives the focus to the field that the address names, `…/details#description`, once the page has its fields. */
export function useFieldOfHash(hasFields: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (!hasFields || !/^[a-z_]+$/.test(name)) return;
    focusField(name);
  }, [hasFields, hash]);
}
