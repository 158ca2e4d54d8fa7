import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { usePalette } from './palette-store.ts';

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'));

/** The search over the whole studio, opened by Ctrl or ⌘ and K from everywhere. */
export function Palette() {
  const { isOpen, open, close } = usePalette();
  // Not after the paint: a press on what is shown already would be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The key and not the letter: on an Arabic keyboard the key K writes «ن».
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (usePalette.getState().isOpen) close();
      else open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);
  useEffect(() => close, [close]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <PaletteDialog onClose={close} />
    </Suspense>
  );
}
