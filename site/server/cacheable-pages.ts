import * as articles from '#content/articles/list-address.ts';
import * as portfolio from '#content/portfolio/list-address.ts';
import * as services from '#content/services/list-address.ts';
import * as courses from '#learning/courses/list/list-address.ts';
import { readListAddress } from '#platform/pages/list-address.ts';

/** Lists, each with a function that parses its query and writes it in canonical form. */
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

const detail = /^\/(?:courses|bundles|services|portfolio|articles|pages)\/[^/.]+$/;

/**
 * The only list of pages that are the same for every visitor: the public lists and details. Other pages may depend on
 * a user, or have an effect when they are opened. The server knows no session and reads no cookie, so only the URL
 * decides.
 * @param address path and query, as the visitor sent them
 * @returns the URL in canonical form, with the parameters that the page knows, or null where it is not cacheable
 */
export function cacheablePage(address: string): string | null {
  const url = URL.parse(address, 'http://localhost');
  if (url?.host !== 'localhost') return null;
  const path = canonicalPath(url.pathname.replace(/(.)\/$/, '$1'));
  if (path === null) return null;
  const list = lists.get(path);
  return list ? list(url.searchParams) : detail.test(path) ? path : null;
}

/** A path in canonical encoding: the same path can be written with more characters encoded. */
function canonicalPath(path: string): string | null {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return null;
  }
}
