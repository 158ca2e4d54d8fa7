/*
 * What programs say by styles instead of elements. The page's policy blocks styles of elements, so that `element.style` is
 * empty in a pasted tree: the attribute is read as text.
 */

const styleOf = (element: Element) => element.getAttribute('style') ?? '';
const blocks =
  'p, div, ul, ol, li, table, tr, td, th, pre, blockquote, h1, h2, h3, h4, h5, h6, figure, hr';

/** What a style means, with the element that says the same here. */
const meanings: [style: RegExp, name: string][] = [
  [/font-weight:\s*(?:bold|bolder|[6-9]00)/i, 'strong'],
  [/font-style:\s*(?:italic|oblique)/i, 'em'],
  [/text-decoration(?:-line)?:[^;]{0,60}line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub(?!\w)/i, 'sub'],
];

/** Elements that their own style makes what they are not: the `<b style="font-weight:normal">` of Google Docs. */
const undone: [selector: string, style: RegExp][] = [
  ['b, strong', /font-weight:\s*(?:normal|lighter|[1-5]00)/i],
  ['i, em', /font-style:\s*normal/i],
];

/** Puts bold, italic, struck, raised and lowered words into elements of their own, and takes every style away. */
export function convertStyles(body: Element): void {
  for (const [selector, style] of undone) {
    for (const element of [...body.querySelectorAll(selector)]) {
      if (style.test(styleOf(element))) element.replaceWith(...element.childNodes);
    }
  }
  for (const element of [...body.querySelectorAll('[style]')]) {
    const style = styleOf(element);
    element.removeAttribute('style');
    // Headings are bold by themselves, and code has no looks.
    if (element.closest('pre, code') || element.querySelector(blocks)) continue;
    if ((element.textContent ?? '').trim() === '') continue;
    for (const [pattern, name] of meanings) {
      if (!pattern.test(style)) continue;
      if (name === 'strong' && element.closest('h1, h2, h3, h4, h5, h6, th, b, strong')) continue;
      const said = element.ownerDocument.createElement(name);
      said.append(...element.childNodes);
      element.append(said);
    }
  }
}
