/**
 * The elements and attributes that texts may contain. The API's sanitiser removes everything else when a text is
 * saved, and the site's renderer when it shows a text of any server.
 */
export const htmlElements = {
  p: ['dir'],
  br: [],
  hr: [],
  h2: ['dir'],
  h3: ['dir'],
  h4: ['dir'],
  ul: ['dir'],
  ol: ['dir'],
  li: [],
  strong: [],
  em: [],
  s: [],
  sub: [],
  sup: [],
  mark: [],
  kbd: [],
  blockquote: ['dir'],
  /** A callout; its class says which. */
  aside: ['class', 'dir'],
  figure: ['dir'],
  figcaption: [],
  table: ['dir'],
  thead: [],
  tbody: [],
  tr: [],
  th: [],
  td: [],
  a: ['href'],
  img: ['src', 'alt'],
  /** `data-run`: visitors can run the code, if `runnableLanguages` has its language. */
  pre: ['data-run'],
  code: ['class'],
  /** A token of highlighted code. */
  span: ['class'],
} as const satisfies Record<
  string,
  readonly ('href' | 'src' | 'alt' | 'class' | 'dir' | 'data-run')[]
>;
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

/** The kinds of callouts; the class is `callout-` and the kind. An `aside` without such a class is a note. */
export const calloutKinds = ['note', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

/** The kind of the callout with this class. */
export const calloutKind = (className: string): CalloutKind =>
  calloutKinds.find((kind) => className.split(/\s+/).includes(`callout-${kind}`)) ?? 'note';

/** The values of `dir`. A block without it has the direction of what is around it; texts begin right to left. */
export const textDirections = ['rtl', 'ltr'] as const;
export type TextDirection = (typeof textDirections)[number];

/** The direction that an attribute names, or null. */
export const namedDirection = (value: string | null): TextDirection | null =>
  textDirections.find((direction) => direction === value?.toLowerCase()) ?? null;

/** The classes that an element may have, as patterns with `*`. */
export const htmlClasses = {
  aside: calloutKinds.map((kind) => `callout-${kind}` as const),
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
