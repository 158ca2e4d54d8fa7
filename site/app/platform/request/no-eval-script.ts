/**
 * Runs before any module. zod makes functions from text where a browser lets it, and tries that out: the page's policy
 * refuses it, and the browser would report every page that reads an answer.
 */
export const noEvalScript = 'globalThis.__zod_globalConfig={jitless:true};';
