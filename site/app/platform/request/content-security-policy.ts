type PolicyOptions = {
  /** From `markedScripts`: SHA-256 hashes of the page's own inline scripts. */
  scriptHashes: readonly string[];
  /** From `withAccentStyle`. */
  styleHashes?: readonly string[];
  /** Origin of the page, as the browser sees it. */
  origin: string;
  /** Origin of the API where it is another one, else ''. */
  apiBaseUrl: string;
  /** The development server injects styles and opens a socket of its own. */
  dev: boolean;
  /** Pages of this site may show the page in a frame. */
  framed?: boolean;
  /** Origins of other sites whose videos pages may show in frames. */
  frames?: readonly string[];
};

const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

/**
 * The content security policy of a page. Scripts come from the site itself or have one of the hashes; style sheets come
 * from the site; pictures, video and calls may also come from the API's host. The same page has the same policy, so
 * that it can be cached (decision record 0044).
 */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes = [],
  origin,
  apiBaseUrl,
  dev,
  framed = false,
  frames = [],
}: PolicyOptions): string {
  const api = apiBaseUrl === '' || apiBaseUrl === origin ? [] : [apiBaseUrl];
  // Another server may store its pictures and videos on any host, and sends absolute URLs.
  const media = api.length === 0 ? [] : [...api, 'https:'];
  const sockets = [origin, ...api].map(socketOrigin);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': [
      "'self'",
      ...styleHashes.map((hash) => `'sha256-${hash}'`),
      // A browser ignores it beside a hash.
      ...(dev && styleHashes.length === 0 ? ["'unsafe-inline'"] : []),
    ],
    'img-src': ["'self'", ...media, 'data:', 'blob:'],
    'media-src': ["'self'", ...media, 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...sockets],
    // A video player's streaming code runs in a worker made from a blob.
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': ["'self'", ...frames] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * What pages and their frames may use.
 * @param frames origins of other sites whose videos may fill the screen
 */
export const permissionsPolicy = (frames: readonly string[]): string =>
  `camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), fullscreen=(${['self', ...frames.map((origin) => `"${origin}"`)].join(' ')})`;

/** Headers of every HTML response besides its policy. */
export const documentHeaders: Record<string, string> = {
  'Content-Type': 'text/html; charset=utf-8',
  // api/src/platform/http/site.ts replaces it for cacheable pages, which a shared cache may hold.
  'Cache-Control': 'private, no-cache',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Other sites get no handle on a window of ours, and may not load our pages into their own process.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy([]),
};
