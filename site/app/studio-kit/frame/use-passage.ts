import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  type Passage,
  passageBlocks,
  passageIn,
  singleSpaced,
} from '#platform/navigation/passage.ts';

/** The delay (ms) before a passage that is not shown yet is tried again, and how many times. */
const retryDelay = 100;
const retriesMax = 50;

/** The public page from which this page was opened to edit a passage; null without one. */
export const usePublicPage = (): Passage | null => passageIn(useLocation().state);

/** Puts the caret into the passage that was being read on the public page, once the page has its fields. */
export function usePassage(hasFields: boolean): void {
  const { state } = useLocation();
  useEffect(() => {
    const passage = passageIn(state);
    if (!hasFields || !passage?.text || showPassage(passage)) return;
    let retries = 0;
    const timer = setInterval(() => {
      retries += 1;
      // An own press goes before a text that loads late.
      const isFocused = document.activeElement?.closest('[data-studio-field]') != null;
      if (isFocused || showPassage(passage) || retries >= retriesMax) clearInterval(timer);
    }, retryDelay);
    return () => clearInterval(timer);
  }, [hasFields, state]);
}

/** The text of the element of an editor in which the caret is or was last; '' where it is in none. */
export function textAtCaret(): string {
  const anchor = window.getSelection()?.anchorNode;
  const element = anchor instanceof Element ? anchor : anchor?.parentElement;
  const block = element?.closest(`[contenteditable="true"] :is(${passageBlocks})`);
  return singleSpaced(block?.textContent ?? '');
}

function showPassage(passage: Passage): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '[data-studio-field] :is(input[type="text"], textarea)',
  );
  for (const field of fields) if (showInField(field, passage)) return true;
  for (const text of document.querySelectorAll<HTMLElement>(
    '[data-studio-field] [contenteditable="true"]',
  )) {
    if (showInText(text, passage)) return true;
  }
  return false;
}

function showInField(
  field: HTMLInputElement | HTMLTextAreaElement,
  { text, start, end }: Passage,
): boolean {
  const at =
    singleSpaced(field.value) === text ? field.value.search(/\S/) : field.value.indexOf(text);
  if (at < 0) return false;
  field.focus({ preventScroll: true });
  field.setSelectionRange(at + start, at + end);
  field.scrollIntoView({ block: 'center' });
  return true;
}

function showInText(text: HTMLElement, passage: Passage): boolean {
  const block = [...text.querySelectorAll(passageBlocks)].find(
    (one) => singleSpaced(one.textContent) === passage.text,
  );
  if (!block) return false;
  text.focus({ preventScroll: true });
  const [anchor, head] = [placeIn(block, passage.start), placeIn(block, passage.end)];
  window.getSelection()?.setBaseAndExtent(anchor.node, anchor.offset, head.node, head.offset);
  block.scrollIntoView({ block: 'center' });
  return true;
}

/** Where so many characters of a block, spaces counted once, have gone by. */
function placeIn(block: Element, characters: number): { node: Node; offset: number } {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = characters;
  let last: Text | null = null;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const { length } = node.data;
    if (left <= length) return { node, offset: left };
    left -= length;
    last = node;
  }
  return last ? { node: last, offset: last.data.length } : { node: block, offset: 0 };
}
