import { highlightCode } from './highlight-code.ts';
import { languageOf } from './languages.ts';
import { type RichNode, type RichTag, richTags, type SourceNode } from './rich-node.ts';
import { settle } from './settle.ts';

type SourceElement = Exclude<SourceNode, string>;

const allowed: ReadonlySet<string> = new Set(richTags);

/** Other names of what is allowed. Headings are settled later: the page's own name is its only first one. */
const renamed: Record<string, RichTag> = { b: 'strong', i: 'em', del: 's', strike: 's' };

/** Dropped with all that is in them; of anything else that is unknown the inside is kept. */
const dropped = new Set(
  (
    'script style noscript template iframe frame frameset object embed applet svg math canvas audio video ' +
    'form input button select textarea option link meta base head title'
  ).split(' '),
);

const textOf = (node: SourceNode): string =>
  typeof node === 'string'
    ? node
    : node.name === 'br'
      ? '\n'
      : [...node.children].map(textOf).join('');

/** An address that a link may lead to; null for scripts, data and what leaves the site while it looks like a page. */
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

function safeSource(src: string): string | null {
  const trimmed = src.trim();
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : null;
  // A path: of the site, or below /storage. Nothing with a scheme, nothing that names another host.
  return /^(?!\/\/)[\w\u0600-\u06ff/.%?=&-]+$/.test(trimmed) ? trimmed : null;
}

function cleanPre(element: SourceElement): RichNode {
  const inside = [...element.children].find(
    (child): child is SourceElement => typeof child !== 'string' && child.name === 'code',
  );
  const classes = `${element.attribute('class')} ${inside?.attribute('class') ?? ''}`;
  const language = /\blang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1]?.toLowerCase() ?? '';
  const code = textOf(element).replace(/^\n|\s+$/g, '');
  const label = languageOf(language)?.label ?? null;
  return { tag: 'pre', label, pieces: highlightCode(code, language) };
}

function cleanElement(element: SourceElement): RichNode[] {
  const { name } = element;
  if (dropped.has(name)) return [];
  if (name === 'pre') return [cleanPre(element)];
  if (name === 'img') {
    const src = safeSource(element.attribute('src'));
    return src ? [{ tag: 'img', src, alt: element.attribute('alt') }] : [];
  }
  const children = cleanAll(element.children);
  if (name === 'a') {
    const href = safeHref(element.attribute('href'));
    return href ? [{ tag: 'a', href, children }] : children;
  }
  // h1…h6 pass under their own names here; `settle` brings them below the page's.
  const tag = renamed[name] ?? name;
  if (allowed.has(tag) || /^h[156]$/.test(tag)) return [{ tag: tag as RichTag, children }];
  return children;
}

function cleanAll(nodes: Iterable<SourceNode>): RichNode[] {
  return [...nodes].flatMap((node) => (typeof node === 'string' ? [node] : cleanElement(node)));
}

/**
 * A text as it may be shown: what is on the list is kept, scripts and their like go with all that is in them, of
 * everything else only the inside stays. The result is data for React and never HTML again, so that nothing in it
 * can be read a second time as a tag.
 */
export function clean(nodes: Iterable<SourceNode>): RichNode[] {
  return settle(cleanAll(nodes));
}
