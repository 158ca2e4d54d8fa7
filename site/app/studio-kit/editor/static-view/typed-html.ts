import type { StaticText } from './build-static-text.ts';

/** The words of a block as they are stored: without the elements that only editing adds. */
function storedNodes(parent: Node, document: Document, isCode: boolean): ChildNode[] {
  return [...parent.childNodes].flatMap((node): ChildNode[] => {
    if (node.nodeType === 3) return [document.createTextNode(node.textContent ?? '')];
    if (!(node instanceof HTMLElement)) return [];
    if (node.localName === 'br') {
      const isBreak = node.dataset.break !== undefined || node.dataset.enter !== undefined;
      if (!isBreak) return [];
      return [isCode ? document.createTextNode('\n') : document.createElement('br')];
    }
    const children = storedNodes(node, document, isCode);
    if (/^(span|font)$/.test(node.localName)) return children;
    const made = document.importNode(node, false);
    made.replaceChildren(...children);
    return [made];
  });
}

/**
 * The stored HTML with what was typed into `blocks` before the editor had loaded. Enter is a line break in it; the editor makes
 * a paragraph of it when it comes.
 */
export function typedHtml({ body, origins }: StaticText, blocks: Iterable<Element>): string {
  for (const block of blocks) {
    const origin = origins.get(block);
    if (!origin) continue;
    const nodes = storedNodes(block, body.ownerDocument, block.localName === 'code');
    const [first] = origin.nodes;
    if (first) first.before(...nodes);
    else {
      const { parent } = origin;
      const next = parent.firstChild;
      for (const node of nodes) parent.insertBefore(node, next);
    }
    for (const node of origin.nodes) node.remove();
    origin.nodes = nodes;
  }
  return body.innerHTML;
}
