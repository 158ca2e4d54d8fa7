import { useLocation } from 'react-router';

/** The relation of the current page to a link: it is that page, it is below it, or neither. */
export type Current = 'page' | 'true' | undefined;

/** The relation of the page at `pathname` to the link `to`. */
export function currentFor(to: string, pathname: string): Current {
  const below = `${to}/`;
  if (pathname === to || pathname === below) return 'page';
  return to !== '/' && pathname.startsWith(below) ? 'true' : undefined;
}

/** The value of a link's `aria-current`, which also styles it as active. */
export function useCurrent(): (to: string) => Current {
  const { pathname } = useLocation();
  return (to) => currentFor(to, pathname);
}
