import { useLayoutEffect, useRef, useState } from 'react';
import { localStore } from '#platform/browser/storage.ts';

/** The name is that of the first page that had keys. */
const keysSetting = 'nibras-transfer-keys';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog]') !== null);

/** Whether single keys decide; the choice stays in this browser (WCAG 2.1.4). */
export function useKeysSetting(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => localStore.getItem(keysSetting) !== 'off');
  function set(next: boolean) {
    setOn(next);
    localStore.setItem(keysSetting, next ? 'on' : 'off');
  }
  return [on, set];
}

/**
 * Runs actions by single keys, found by their place, so that they work on Arabic and Latin keyboards alike. Keys of fields and
 * dialogs are theirs, and a key that is held down acts once.
 */
export function useKeys(actions: Record<string, () => void>, enabled: boolean): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  // Not after the paint: a press on what is shown already would be lost.
  useLayoutEffect(() => {
    if (!enabled) return;
    function press(event: KeyboardEvent) {
      const { code, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
      if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || shiftKey) return;
      if (isTyping(event.target) || document.querySelector('[role=dialog]')) return;
      const act = latest.current[code];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);
}
