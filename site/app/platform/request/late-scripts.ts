const preload = '<link rel="modulepreload"';
const latePreload = '<link rel="later"';
const start = ' type="module" async="">';
const lateStart = ' type="text/plain" data-later>';

/**
 * Puts React Router's scripts to sleep until `lateStartScript` wakes them. Its `<Scripts>` cannot be told when to
 * start, hence here. In texts of a page both marks are written with their signs escaped, so only scripts are met.
 */
export function lateScripts(html: string): string {
  return html.replaceAll(preload, latePreload).replaceAll(start, lateStart);
}

/**
 * For a page that is nothing without its scripts: they start at once, but style and font go first. What a browser is
 * told of scripts it fetches as urgently as the style, and would share a slow line between them.
 */
export function scriptsAtOnce(html: string): string {
  return html.replaceAll(preload, `${preload} fetchpriority="low"`);
}
