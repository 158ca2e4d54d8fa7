import { namedDirection, type TextDirection } from '@nibras/contract/html/html-schema.ts';
import { textDirection } from '#ui/text/text-direction.ts';
import { automaticDirectionOfText, directionSample } from '../html/direction.ts';

/** The elements that may have a direction of their own, with the names that the editor's schema has for them. */
const types: Readonly<Record<string, string>> = {
  p: 'paragraph',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  ul: 'bulletList',
  ol: 'orderedList',
  blockquote: 'blockquote',
  aside: 'callout',
  figure: 'figure',
  table: 'table',
};

const isCode = (element: Element) => element.classList.contains('code-block');
const words = 'p, h2, h3, h4, figure:not(.code-block) > figcaption';

/** The text of a block without its code, up to the length that decides. */
function sampleText(block: Element): string {
  if (block.matches(words)) return block.textContent ?? '';
  let text = '';
  for (const part of block.querySelectorAll(words)) {
    text += `${part.textContent} `;
    if (text.length > directionSample) break;
  }
  return text;
}

function documentDirection(blocks: readonly Element[]): TextDirection {
  let text = '';
  for (const block of blocks) {
    if (text.length >= directionSample) break;
    if (!isCode(block)) text += `${sampleText(block)} `;
  }
  return textDirection(text);
}

/**
 * Shows each block in the direction that it has in the editor. A direction by the block's words is a style and no attribute, as
 * it follows the words; a chosen one stays an attribute.
 */
export function showDirections(content: DocumentFragment): void {
  const blocks = [...content.children];
  const whole = documentDirection(blocks);
  const visit = (element: HTMLElement, inherited: TextDirection) => {
    let direction = inherited;
    const type = isCode(element) ? undefined : types[element.localName];
    const named = namedDirection(element.getAttribute('dir'));
    const parent = element.parentElement?.closest(':not(.prose-scroll)');
    const isDirected = type && !parent?.matches('li, td, th');
    if (isDirected) {
      const automatic = automaticDirectionOfText(sampleText(element), { type, whole });
      if (named === automatic) element.removeAttribute('dir');
      direction = named ?? automatic;
      if (direction !== inherited && !element.dir) element.style.direction = direction;
    } else if (named) direction = named;
    if (element.matches(words) || isCode(element)) return;
    for (const child of element.children) visit(child as HTMLElement, direction);
  };
  for (const block of blocks) visit(block as HTMLElement, 'rtl');
}
