import type { MediaPlayerInstance } from '@vidstack/react';
import { type RefObject, useEffect } from 'react';
import { arabicTime, isEnglishTime } from './arabic-time.ts';

const attribute = 'aria-valuetext';

function translate(element: Element) {
  const text = element.getAttribute(attribute);
  if (text && isEnglishTime(text)) element.setAttribute(attribute, arabicTime(text));
}

/** Translates the time slider's `aria-valuetext`, which the library writes in English for every language. */
export function useArabicSlider(
  player: RefObject<MediaPlayerInstance | null>,
  hasControls: boolean,
): void {
  useEffect(() => {
    if (!hasControls) return;
    const root = player.current?.el;
    if (!root) return;
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) translate(target);
    });
    observer.observe(root, { subtree: true, attributes: true, attributeFilter: [attribute] });
    for (const element of root.querySelectorAll(`[${attribute}]`)) translate(element);
    return () => observer.disconnect();
  }, [player, hasControls]);
}
