/** What a text of an article may be made of. Whatever is not here is not rendered. */
export const richTags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  's',
  'sub',
  'sup',
  'mark',
  'kbd',
  'code',
  'blockquote',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type RichTag = (typeof richTags)[number];

export type RichNode =
  | string
  | { tag: RichTag; children: RichNode[] }
  | { tag: 'a'; href: string; children: RichNode[] }
  | { tag: 'img'; src: string; alt: string }
  | { tag: 'pre'; language: string; code: string };

/** A parsed node of HTML, the same from the browser's parser and from the server's. */
export type SourceNode =
  | string
  | { name: string; attribute(name: string): string; children: Iterable<SourceNode> };
