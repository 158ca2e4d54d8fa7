import { useCallback, useState } from 'react';

/** Whether an element is in the viewport, true until that is known, and the ref for the element. */
export function useInView() {
  const [inView, setInView] = useState(true);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [inView, ref] as const;
}
