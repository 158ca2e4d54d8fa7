import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type {
  CalloutKind,
  CodeKind,
  HtmlElement,
  TextDirection,
} from '@nibras/contract/html/html-schema.ts';

/** Elements that have only children; the others have a node type of their own. */
export type RichTag = Exclude<HtmlElement, 'a' | 'img' | 'pre' | 'span'>;

export type RichNode =
  | string
  | {
      tag: RichTag;
      dir?: TextDirection;
      /** Of an `aside`. */
      callout?: CalloutKind;
      children: RichNode[];
    }
  | { tag: 'a'; href: string; children: RichNode[] }
  | { tag: 'img'; src: string; alt: string }
  /** TeX; `isBlock` for one on a line of its own. */
  | { tag: 'formula'; tex: string; isBlock: boolean }
  /** Highlighted as stored by the server, else plain. */
  | {
      tag: 'pre';
      label: string | null;
      pieces: CodePiece[];
      /** Of code that a visitor can run. */
      run?: CodeLanguage;
    };

/** A piece of code with its highlighting kind, if any. The joined pieces are the exact code. */
export type CodePiece = string | [kind: CodeKind, text: string];

/** The plain code of its pieces. */
export const codeOf = (pieces: CodePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('');

/** A parsed HTML node, the same for the browser's parser and the server's. */
export type SourceNode =
  | string
  | { name: string; attribute(name: string): string; children: Iterable<SourceNode> };
