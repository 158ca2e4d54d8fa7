import { wordsIn } from '../text-counts.ts';
import { textBlocks } from './build-static-text.ts';

/** The words of a shown text, counted as the editor counts those of its document (`countWords`). */
export function countShownWords(root: ParentNode): number {
  let words = 0;
  for (const block of root.querySelectorAll(textBlocks)) words += wordsIn(textOf(block));
  return words;
}

const textOf = (node: Node): string =>
  node.nodeName === 'BR'
    ? ' '
    : node.nodeType === 3
      ? (node.textContent ?? '')
      : [...node.childNodes].map(textOf).join('');
