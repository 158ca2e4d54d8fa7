/**
 * What a text of ours may be made of, once for both sides: the API's sanitiser keeps nothing else of what is saved,
 * and the site's renderer shows nothing else of what any server sends.
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
  /** A coloured piece of code. */
  span: ['class'],
} as const satisfies Record<string, readonly ('href' | 'src' | 'alt' | 'class')[]>;
export type HtmlElement = keyof typeof htmlElements;

/** Other names of what is allowed. The first heading is the page's own name. */
export const renamedElements: Readonly<Record<string, HtmlElement>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Removed with all that is in them; of any other element that is not allowed the inside is kept. */
export const removedElements: readonly string[] = (
  'script style noscript template iframe frame frameset object embed applet svg math canvas audio video ' +
  'form input button select textarea option link meta base head title xmp plaintext'
).split(' ');

/** What a piece of code can be; its class is `code-` and the kind. */
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
 * An address that a link may lead to: a page of the site, another site, mail or a phone.
 * Null for scripts, data, places in the same text (texts carry no ids), and what leaves the site while it looks like
 * a page of it.
 */
export function safeHref(href: string): string | null {
  const trimmed = href.trim();
  const here = 'https://here.invalid';
  // The browser's own reading decides: it drops tabs and line ends and turns backslashes, as a click would.
  if (!URL.canParse(trimmed, here)) return null;
  const { origin, protocol, href: full } = new URL(trimmed, here);
  if (origin === here) return trimmed.startsWith('/') ? full.slice(here.length) : null;
  const absolute = /^(https?:\/\/|mailto:|tel:)/i.test(trimmed);
  return absolute && ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) ? full : null;
}

/** The address of a picture: a path of the site or below /storage, or another site's. Null for anything else. */
export function safeSource(src: string): string | null {
  const trimmed = src.trim();
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : null;
  // Nothing with a scheme, nothing that names another host.
  return /^(?!\/\/)[\w\u0600-\u06ff/.%?=&-]+$/.test(trimmed) ? trimmed : null;
}
