import { articles } from '@nibras/contract/limits.ts';
import { create } from 'zustand';
import { localStore } from '#platform/browser/storage.ts';

const { min, max, step, default: usual } = articles.fontSize;

/** Named by the specification (docs/behaviour/articles.md#font-size). */
const storageKey = 'article-font-size';

/** The size that a stored text stands for; a value outside of the bounds is ignored, and so is what is no number. */
export function readFontSize(stored: string | null): number {
  const size = Number(stored);
  return stored !== null && stored.trim() !== '' && size >= min && size <= max ? size : usual;
}

const useStore = create<{ size: number }>(() => ({ size: usual }));

/** On the page's root, where the script below puts it too: what the server rendered needs no change for it. */
const paint = (size: number) =>
  document.documentElement.style.setProperty('--article-font-size', String(size));

// zustand hands the first state to hydration, so the first render still equals the server's.
if (typeof window !== 'undefined') {
  const size = readFontSize(localStore.getItem(storageKey));
  useStore.setState({ size });
  paint(size);
}

/** The size of an article's letters in pixels, as this reader wants it. */
export const useFontSize = () => useStore(({ size }) => size);

export const canGrow = (size: number) => size < max;
export const canShrink = (size: number) => size > min;

export function changeFontSize(direction: 1 | -1): void {
  const next = useStore.getState().size + direction * step;
  const size = Math.min(max, Math.max(min, next));
  localStore.setItem(storageKey, String(size));
  useStore.setState({ size });
  paint(size);
}

/**
 * Runs where the article begins, before its text is drawn, so that no line moves when the scripts arrive and find a
 * size of the reader's own.
 */
export const fontSizeScript = `(function(s,n){try{s=localStorage.getItem('${storageKey}')}catch(e){}
n=Number(s);if(s&&n>=${min}&&n<=${max})document.documentElement.style.setProperty('--article-font-size',n)
})()`;
