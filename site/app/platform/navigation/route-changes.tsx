import { layout } from '@nibras/contract/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What follows a change of page: to the top after 100 ms (not for back and forward, where the reader
 * returns to a place, nor for a link into a page), and its title read out, which a full load would do.
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
