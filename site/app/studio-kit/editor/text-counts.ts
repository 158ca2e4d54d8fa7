import type { Node } from '@tiptap/pm/model';

const cache = new WeakMap<Node, number>();

/** The words of a document. Each block is counted once: typing changes one of thousands. */
export function countWords(doc: Node): number {
  let words = 0;
  doc.forEach((block) => {
    let own = cache.get(block);
    if (own === undefined) {
      const text = block.textBetween(0, block.content.size, ' ', ' ').trim();
      own = text === '' ? 0 : text.split(/\s+/).length;
      cache.set(block, own);
    }
    words += own;
  });
  return words;
}
