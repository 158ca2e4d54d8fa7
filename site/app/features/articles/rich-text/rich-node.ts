import type { CodeKind, HtmlElement } from '@nibras/contract/html-schema.ts';

/** The elements that hold others and nothing else: the rest have a node of their own. */
export type RichTag = Exclude<HtmlElement, 'a' | 'img' | 'pre' | 'span'>;

export type RichNode =
  | string
  | { tag: RichTag; children: RichNode[] }
  | { tag: 'a'; href: string; children: RichNode[] }
  | { tag: 'img'; src: string; alt: string }
  /** As the server that saved it has coloured it; plain where it has not. */
  | { tag: 'pre'; label: string | null; pieces: CodePiece[] };

/** A piece of code, with its kind where it has one. In order, the pieces are the code, letter for letter. */
export type CodePiece = string | [kind: CodeKind, text: string];

export const codeOf = (pieces: CodePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('');

/** A parsed node of HTML, the same from the browser's parser and from the server's. */
export type SourceNode =
  | string
  | { name: string; attribute(name: string): string; children: Iterable<SourceNode> };
