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
