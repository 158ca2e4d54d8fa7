export type PageMark = number | 'gap';

/**
 * The page numbers to show: the first, the last, the current and its neighbours, and a gap where at least two are left
 * out. At most seven entries, so that the row keeps its width.
 */
export function pageMarks(current: number, last: number): PageMark[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const at = Math.min(Math.max(current, 1), last);
  if (at <= 4) return [1, 2, 3, 4, 5, 'gap', last];
  if (at >= last - 3) return [1, 'gap', last - 4, last - 3, last - 2, last - 1, last];
  return [1, 'gap', at - 1, at, at + 1, 'gap', last];
}

/** `pageMarks` for a phone: at most five entries. */
export function compactPageMarks(current: number, last: number): PageMark[] {
  if (last <= 5) return pageMarks(current, last);
  if (current <= 2) return [1, 2, 3, 'gap', last];
  if (current >= last - 1) return [1, 'gap', last - 2, last - 1, last];
  return [1, 'gap', current, 'gap', last];
}

/** The URL of a page of the list: keeps the other search parameters; page 1 has no `page`. */
export function pageHref(pathname: string, search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  if (page <= 1) parameters.delete('page');
  else parameters.set('page', String(page));
  const text = parameters.toString();
  return text ? `${pathname}?${text}` : pathname;
}
