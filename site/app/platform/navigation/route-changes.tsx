import { layout } from '@nibras/contract/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After a navigation: scrolls to the top after 100 ms (not for back and forward, where the reader returns to a
 * position, nor for a link to a fragment) and announces the title, as a full page load does.
 */
export function RouteChanges() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const timer = setTimeout(() => {
      if (type !== 'POP' && !hash) window.scrollTo(0, 0);
      setAnnounced(document.title);
    }, layout.scrollTopAfter);
    return () => clearTimeout(timer);
  }, [pathname, hash, type]);

  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true">
      {announced}
    </div>
  );
}
