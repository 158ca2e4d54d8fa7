import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row of links, which is wider than a phone, so that the current one (`aria-current`) is in its middle. The page
 * itself stays.
 * @param current changes with the current link or its place
 * @returns the ref of the element that scrolls
 */
export function useCurrentInView<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current link has another place
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [around, inside] = [row.current, link].map((one) => one.getBoundingClientRect());
    if (!around || !inside) return;
    const left = inside.left + inside.width / 2 - (around.left + around.width / 2);
    row.current.scrollBy({ left, behavior: 'instant' });
  }, [current]);
  return row;
}
