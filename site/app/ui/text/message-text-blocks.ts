import { codeRuns } from './message-text-code.ts';
import { splitLatin } from './message-text-latin.ts';
import { findLinks } from './message-text-links.ts';

export type MessagePiece =
  | { kind: 'words'; text: string }
  | { kind: 'code'; text: string }
  /** Inline code without backticks in a sentence. */
  | { kind: 'latin'; text: string }
  | { kind: 'link'; text: string; href: string };

export type MessageBlock =
  | { kind: 'words'; pieces: MessagePiece[] }
  | { kind: 'code'; code: string; language: string };

/**
 * A fence of three backticks anywhere in a line, since users who do not know Markdown do not put it on its own line; an
 * unclosed fence extends to the end.
 */
const fence = /```(?:([\w+#.-]*)[^\S\n]*\n)?([\s\S]*?)```|```([\w+#.-]*)[^\S\n]*\n([\s\S]+)$/g;

const inlineCode = /`([^`\n]+)`/g;

const withoutEmptyEdges = (text: string) => text.trimEnd().replace(/^(?:[^\S\n]*\n)+/, '');

/** Removes the common indent of all lines. */
function dedented(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}

const wordsAndLatin = (text: string): MessagePiece[] =>
  splitLatin(text).map(({ latin, text: piece }) => ({
    kind: latin ? 'latin' : 'words',
    text: piece,
  }));

function splitLinks(text: string): MessagePiece[] {
  const pieces: MessagePiece[] = [];
  let from = 0;
  for (const link of findLinks(text)) {
    pieces.push(...wordsAndLatin(text.slice(from, link.from)));
    pieces.push({ kind: 'link', text: link.text, href: link.href });
    from = link.to;
  }
  pieces.push(...wordsAndLatin(text.slice(from)));
  return pieces;
}

function splitInlineCode(text: string): MessagePiece[] {
  const pieces: MessagePiece[] = [];
  let from = 0;
  for (const match of text.matchAll(inlineCode)) {
    pieces.push(...splitLinks(text.slice(from, match.index)));
    pieces.push({ kind: 'code', text: match[1] ?? '' });
    from = match.index + match[0].length;
  }
  pieces.push(...splitLinks(text.slice(from)));
  return pieces;
}

/** Splits text into one block per paragraph. */
const paragraphs = (text: string): MessageBlock[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'words', pieces: splitInlineCode(paragraph) }));

function parseUnfenced(text: string): MessageBlock[] {
  const lines = text.split('\n');
  const blocks: MessageBlock[] = [];
  let from = 0;
  for (const [start, end] of codeRuns(lines)) {
    blocks.push(...paragraphs(lines.slice(from, start).join('\n')));
    blocks.push({ kind: 'code', code: dedented(lines.slice(start, end)), language: '' });
    from = end;
  }
  blocks.push(...paragraphs(lines.slice(from).join('\n')));
  return blocks;
}

/**
 * Parses a message into paragraphs (with links and `inline code`) and blocks of code, fenced by ``` or recognised by
 * their form. Only empty lines between blocks are dropped.
 */
export function parseMessageBlocks(typed: string): MessageBlock[] {
  const text = typed.replace(/\r\n?/g, '\n');
  const blocks: MessageBlock[] = [];
  let from = 0;
  for (const match of text.matchAll(fence)) {
    const [all, language, closed, openLanguage, open] = match;
    const code = withoutEmptyEdges(closed ?? open ?? '');
    if (code === '') continue;
    blocks.push(...parseUnfenced(text.slice(from, match.index)));
    blocks.push({ kind: 'code', code, language: language ?? openLanguage ?? '' });
    from = match.index + all.length;
  }
  blocks.push(...parseUnfenced(text.slice(from)));
  return blocks;
}
