import { type Passage, passageBlocks, singleSpaced } from '#platform/navigation/passage.ts';

/** The part of the window's height at which one reads. */
const readingLine = 0.4;

/** The selected text of the page, or the passage at the height at which one reads. */
export function passageInView(from: string): Passage {
  return selectedPassage(from) ?? { from, text: readText(), start: 0, end: 0 };
}

function selectedPassage(from: string): Passage | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const { startContainer } = range;
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const block = element?.closest(`main :is(${passageBlocks})`);
  if (!block) return null;
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = singleSpaced(`${before.toString()}|`).length - 1;
  const chosen = singleSpaced(selection.toString());
  const text = singleSpaced(block.textContent);
  return { from, text, start, end: Math.min(start + chosen.length, text.length) };
}

/** Of the passages on the line, or nearest to it. */
function readText(): string {
  const line = window.innerHeight * readingLine;
  let [nearest, least] = ['', Number.POSITIVE_INFINITY];
  // Beside a text stand lists that are no part of it.
  const inText = document.querySelectorAll(`main .prose :is(${passageBlocks})`);
  const blocks =
    inText.length > 0 ? inText : document.querySelectorAll(`main :is(${passageBlocks})`);
  for (const block of blocks) {
    const { top, bottom } = block.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) continue;
    const distance = Math.max(top - line, line - bottom, 0);
    const text = singleSpaced(block.textContent);
    if (text === '' || distance >= least) continue;
    [nearest, least] = [text, distance];
  }
  return nearest;
}
