import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a list of links that is wider or higher than its place, so that the current one (`aria-current`) is in its middle.
 * The page itself stays.
 * @param current changes with the current link or its place
 * @returns the ref of the element that scrolls
 */
export function useCurrentInView<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current link has another place
  useEffect(() => {
    const around = row.current;
    if (!around) return;
    // A row below a placeholder is hidden at first, and gets its size later.
    const observer = new ResizeObserver(() => {
      const link = around.querySelector('[aria-current]');
      if (!link) return;
      const [box, inside] = [around.getBoundingClientRect(), link.getBoundingClientRect()];
      const left = inside.left + inside.width / 2 - (box.left + box.width / 2);
      const top = inside.top + inside.height / 2 - (box.top + box.height / 2);
      around.scrollBy({ left, top, behavior: 'instant' });
    });
    observer.observe(around);
    return () => observer.disconnect();
  }, [current]);
  return row;
}
