import type { CSSProperties } from 'react';
import { useToasts } from './toast-store.ts';

const className =
  'pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+var(--bar-above))] z-toast flex flex-col items-center gap-2 p-4 sm:items-start sm:p-6';

/**
 * The position of toasts: above the bars at the bottom edge (bottom-bar.ts), at the start edge of wider screens. The height
 * is set here and not on the root element, since a property that changes there makes browsers style the whole page again.
 */
export function useToastArea(): { className: string; style: CSSProperties } {
  const barHeight = useToasts((state) => state.barHeight);
  return { className, style: { '--bar-above': `${barHeight}px` } as CSSProperties };
}
