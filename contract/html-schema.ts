/**
 * The elements and attributes that texts may contain. The API's sanitiser removes everything else when a text is
 * saved, and the site's renderer when it shows a text of any server.
 */
export const htmlElements = {
  p: [],
  br: [],
  hr: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: [],
  li: [],
  strong: [],
  em: [],
  s: [],
  sub: [],
  sup: [],
  mark: [],
  kbd: [],
  blockquote: [],
  figure: [],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: [],
  td: [],
  a: ['href'],
  img: ['src', 'alt'],
  pre: [],
  code: ['class'],
  /** A token of highlighted code. */
  span: ['class'],
} as const satisfies Record<string, readonly ('href' | 'src' | 'alt' | 'class')[]>;
export type HtmlElement = keyof typeof htmlElements;

/** Elements that are replaced by allowed ones. `h1` is reserved for the page's title. */
export const renamedElements: Readonly<Record<string, HtmlElement>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Elements that are removed with their content. Other elements that are not allowed keep their content. */
export const removedElements: readonly string[] = (
  'script style noscript template iframe frame frameset object embed applet svg math canvas audio video ' +
  'form input button select textarea option link meta base head title xmp plaintext'
).split(' ');

/** The kinds of tokens of highlighted code; the class is `code-` and the kind. */
export const codeKinds = [
  'comment',
  'string',
  'number',
  'keyword',
  'name',
  'tag',
  'field',
] as const;
export type CodeKind = (typeof codeKinds)[number];

/** The classes that an element may have, as patterns with `*`. */
export const htmlClasses = {
  code: ['language-*'],
  span: codeKinds.map((kind) => `code-${kind}` as const),
} as const;

/**
 * Returns the address of an allowed link: a page of the site, another site, mail or a phone. Null for scripts, data,
 * fragments (texts have no ids), and relative addresses that leave the site.
 */
export function safeHref(href: string): string | null {
  const trimmed = href.trim();
  const siteOrigin = 'https://here.invalid';
  // Parse as a browser does on a click, which drops tabs and line ends and treats backslashes as slashes.
  if (!URL.canParse(trimmed, siteOrigin)) return null;
  const { origin, protocol, href: full } = new URL(trimmed, siteOrigin);
  if (origin === siteOrigin) return trimmed.startsWith('/') ? full.slice(siteOrigin.length) : null;
  const absolute = /^(https?:\/\/|mailto:|tel:)/i.test(trimmed);
  return absolute && ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) ? full : null;
}

/** Returns the address of an allowed picture: a path of the site or below /storage, or another site's; else null. */
export function safeSource(src: string): string | null {
  const trimmed = src.trim();
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : null;
  // No scheme and no other host.
  return /^(?!\/\/)[\w\u0600-\u06ff/.%?=&-]+$/.test(trimmed) ? trimmed : null;
}
