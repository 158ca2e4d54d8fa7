import type { CodeKind } from './code-rules.ts';

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
  /** Coloured when the text is read, so that a page which the server rendered needs no rules of languages. */
  | { tag: 'pre'; label: string | null; pieces: CodePiece[] };

/** A piece of code, with its kind where it has one. In order, the pieces are the code, letter for letter. */
export type CodePiece = string | [kind: CodeKind, text: string];

export const codeOf = (pieces: CodePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('');

/** A parsed node of HTML, the same from the browser's parser and from the server's. */
export type SourceNode =
  | string
  | { name: string; attribute(name: string): string; children: Iterable<SourceNode> };
