import { articles } from '@nibras/contract/limits.ts';
import { create } from 'zustand';
import { localStore } from '#platform/browser/storage.ts';

const { min, max, step, default: defaultSize } = articles.fontSize;

/** The key is fixed by the specification (docs/behaviour/articles.md#font-size). */
const storageKey = 'article-font-size';

/** Parses a stored size in pixels; an invalid or out-of-range value gives the default. */
export function parseFontSize(stored: string | null): number {
  const size = Number(stored);
  return stored !== null && stored.trim() !== '' && size >= min && size <= max ? size : defaultSize;
}

const useStore = create<{ size: number }>(() => ({ size: defaultSize }));

/** Sets the size on the root element, as the script below does, so that server-rendered markup stays unchanged. */
const applySize = (size: number) =>
  document.documentElement.style.setProperty('--article-font-size', String(size));

// zustand hydrates with the initial state, so the first render still matches the server's.
if (typeof window !== 'undefined') {
  const size = parseFontSize(localStore.getItem(storageKey));
  useStore.setState({ size });
  applySize(size);
}

/** The reader's font size for articles, in pixels. */
export const useFontSize = () => useStore(({ size }) => size);

export const canGrow = (size: number) => size < max;
export const canShrink = (size: number) => size > min;

/** Changes the font size by one step and stores it. */
export function changeFontSize(direction: 1 | -1): void {
  const next = useStore.getState().size + direction * step;
  const size = Math.min(max, Math.max(min, next));
  localStore.setItem(storageKey, String(size));
  useStore.setState({ size });
  applySize(size);
}

/**
 * An inline script before the article's text. It applies the stored size before the first paint, so that the text does
 * not shift when the page is hydrated.
 */
export const fontSizeScript = `(function(s,n){try{s=localStorage.getItem('${storageKey}')}catch(e){}
n=Number(s);if(s&&n>=${min}&&n<=${max})document.documentElement.style.setProperty('--article-font-size',n)
})()`;
