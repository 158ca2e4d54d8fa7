/**
 * Runs before any module. zod tries to compile functions from text: the page's policy blocks that, and the browser
 * would report a violation on every page that parses a response.
 */
export const noEvalScript = 'globalThis.__zod_globalConfig={jitless:true};';
