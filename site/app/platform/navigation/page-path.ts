/** The path of a page without slashes at its end, as links write it; `/` for the home page. */
export function pagePath(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}
