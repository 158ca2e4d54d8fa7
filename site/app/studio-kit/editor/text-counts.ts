import type { Node } from '@tiptap/pm/model';

/** The words of a text. */
export function wordsIn(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
}

const cache = new WeakMap<Node, number>();

/** The words of a document. Each block is counted once: typing changes one of thousands. */
export function countWords(doc: Node): number {
  let words = 0;
  doc.forEach((block) => {
    let own = cache.get(block);
    if (own === undefined) {
      own = wordsIn(block.textBetween(0, block.content.size, ' ', ' '));
      cache.set(block, own);
    }
    words += own;
  });
  return words;
}
