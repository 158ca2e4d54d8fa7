import { useCallback, useState } from 'react';

/** Whether an element is on the screen; true until that is known. Its ref goes on the element. */
export function useInView() {
  const [inView, setInView] = useState(true);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const watcher = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [inView, ref] as const;
}
