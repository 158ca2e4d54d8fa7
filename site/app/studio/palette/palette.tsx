import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
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
  return <OpenPalette onClose={close} />;
}

function OpenPalette({ onClose }: { onClose(): void }) {
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  return (
    <>
      {!isReady && <EarlyField onClose={onClose} />}
      <Suspense fallback={null}>
        <PaletteDialog onClose={onClose} onReady={onReady} />
      </Suspense>
    </>
  );
}

/** Takes what is typed until the search has loaded and has the focus itself. */
function EarlyField({ onClose }: { onClose(): void }) {
  const { text, setText } = usePalette();
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it is opened by a key, and typing goes on
      autoFocus
      aria-label="ابحث في الاستوديو"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="sr-only"
    />
  );
}
