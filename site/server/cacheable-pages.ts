import * as articles from '#features/articles/list-address.ts';
import * as courses from '#features/courses/list-address.ts';
import * as portfolio from '#features/portfolio/list-address.ts';
import * as services from '#features/services/list-address.ts';
import { readListAddress } from '#platform/pages/list-address.ts';

/** Lists, each with what reads its address and writes it in its one form. */
const lists = new Map<string, (params: URLSearchParams) => string>(
  Object.entries({
    '/': () => '/',
    '/courses': (params: URLSearchParams) =>
      courses.listHref(courses.readCourseListAddress(params)),
    '/services': (params: URLSearchParams) => services.listHref(readListAddress(params)),
    '/portfolio': (params: URLSearchParams) =>
      portfolio.portfolioHref(portfolio.readPortfolioAddress(params)),
    '/articles': (params: URLSearchParams) => articles.listHref(readListAddress(params)),
  }),
);

const detail = /^\/(?:courses|services|portfolio|articles)\/[^/.]+$/;

/**
 * The one list of pages that are the same for every visitor: the public lists and details. Whatever else there is may
 * know somebody, or does something when it is opened. The server knows no session and reads no cookie, so nothing but
 * the address decides.
 * @param address path and query, as the visitor sent them
 * @returns the address in its one form, with the parameters that the page knows, or null where it is not cacheable
 */
export function cacheablePage(address: string): string | null {
  const url = URL.parse(address, 'http://localhost');
  if (url?.host !== 'localhost') return null;
  const path = plainPath(url.pathname.replace(/(.)\/$/, '$1'));
  if (path === null) return null;
  const list = lists.get(path);
  return list ? list(url.searchParams) : detail.test(path) ? path : null;
}

/** A path with nothing encoded that need not be: each letter could be written in two ways. */
function plainPath(path: string): string | null {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return null;
  }
}
