/** Where the build puts the files of the sandbox in which learners' programs run. */
export const sandboxFolder = 'assets/sandbox';

/** Forms are handled by their pages' own scripts; `form-action` keeps them from going anywhere. */
export const sandboxFlags = 'allow-scripts allow-forms';

/**
 * The policy of the sandbox's document, and of every worker and page that is made in it: programs of learners, with no
 * server that they could reach. `sandbox` makes its origin opaque also where a person opens the address itself.
 */
export const sandboxPolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:",
  "style-src 'unsafe-inline' blob: data:",
  'img-src data: blob:',
  'font-src data: blob:',
  'media-src data: blob:',
  "connect-src 'none'",
  'worker-src blob:',
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  `sandbox ${sandboxFlags}`,
].join('; ');
