import type { TextDirection } from '@nibras/contract/html/html-schema.ts';
import type { Node } from '@tiptap/pm/model';
import { textDirection } from '#ui/text/text-direction.ts';

/** Nodes that have a direction of their own. A paragraph in an item of a list or in a cell has its list's or table's. */
export const directedNodes: ReadonlySet<string> = new Set(
  'paragraph heading bulletList orderedList blockquote callout figure table'.split(' '),
);

/** Blocks of sentences: with only Latin words they run left to right also in an Arabic text. */
const sentences = new Set(['paragraph', 'blockquote', 'callout']);

/** So many characters decide the direction of a block or a document. */
export const directionSample = 1000;

const letter = /\p{L}/u;

/** The text of a node without its code blocks, up to the length that decides. */
function sampleText(node: Node): string {
  let text = '';
  node.descendants((child) => {
    if (text.length > directionSample || child.type.name === 'codeBlock') return false;
    if (child.isText) text += child.text;
    else if (child.isBlock) text += ' ';
    return true;
  });
  return text;
}

/** The direction of the words of a block; null without letters. */
const directionOfText = (text: string): TextDirection | null =>
  letter.test(text) ? textDirection(text.trim()) : null;

const cache = new WeakMap<Node, TextDirection | null>();

/** The direction of a node's own words; null without letters. Nodes never change, so it is computed once for each. */
function directionOfWords(node: Node): TextDirection | null {
  const known = cache.get(node);
  if (known !== undefined) return known;
  const direction = directionOfText(sampleText(node));
  cache.set(node, direction);
  return direction;
}

/** The direction of a whole text, right to left where nothing says otherwise. */
export function documentDirection(doc: Node): TextDirection {
  let text = '';
  for (let index = 0; index < doc.childCount && text.length < directionSample; index++) {
    const child = doc.child(index);
    if (child.type.name !== 'codeBlock') text += `${sampleText(child)} `;
  }
  return textDirection(text);
}

/**
 * The direction of a block that was not chosen by hand: right to left with Arabic words; with Latin words alone left to
 * right for sentences, and the document's for headings, lists, tables and pictures, so that a heading «TypeScript» in
 * an Arabic text begins where the other headings begin.
 */
export const automaticDirection = (node: Node, whole: TextDirection): TextDirection =>
  directionAmong(directionOfWords(node), node.type.name, whole);

/** `automaticDirection` of a block of which only its text is known. */
export const automaticDirectionOfText = (
  text: string,
  { type, whole }: { type: string; whole: TextDirection },
): TextDirection => directionAmong(directionOfText(text), type, whole);

function directionAmong(own: TextDirection | null, type: string, whole: TextDirection) {
  if (own === null) return whole;
  return own === 'ltr' && !sentences.has(type) ? whole : own;
}

/** Whether a node has a direction of its own below this parent. */
export const isDirected = (node: Node, parent: Node | null): boolean =>
  directedNodes.has(node.type.name) &&
  !(parent && /^(listItem|tableCell|tableHeader)$/.test(parent.type.name));

/** The direction of a block: the chosen one, or the automatic one. */
export const directionOf = (node: Node, whole: TextDirection): TextDirection =>
  (node.attrs.dir as TextDirection | null) ?? automaticDirection(node, whole);
