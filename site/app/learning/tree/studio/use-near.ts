import { type RefObject, useEffect, useState } from 'react';

/** How far (px) below and above the window rows are rendered already. */
const margin = 1_200;

/** Whether an element has come near the window since it was rendered. */
export function useNear(element: RefObject<Element | null>, isNearAtFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
