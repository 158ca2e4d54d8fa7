import { safeHref } from '@nibras/contract/html/html-schema.ts';
import type { Mark, Node } from '@tiptap/pm/model';
import { escapeAttribute, escapeText } from './escape.ts';

/** The elements of the marks, outermost first. */
const elements: Record<string, string> = {
  link: 'a',
  bold: 'strong',
  italic: 'em',
  strike: 's',
  highlight: 'mark',
  subscript: 'sub',
  superscript: 'sup',
  keyboard: 'kbd',
  code: 'code',
};
const order = Object.keys(elements);

interface OpenMark {
  name: string;
  opening: string;
}

function openMark(mark: Mark): OpenMark | null {
  const { name } = mark.type;
  if (name !== 'link') return { name, opening: `<${elements[name]}>` };
  const href = safeHref(String(mark.attrs.href ?? ''));
  if (!href) return null;
  const rel = href.startsWith('/') ? '' : ' rel="noopener nofollow"';
  return { name, opening: `<a href="${escapeAttribute(href)}"${rel}>` };
}

const marksOf = (node: Node): OpenMark[] =>
  node.marks
    .toSorted((a, b) => order.indexOf(a.type.name) - order.indexOf(b.type.name))
    .flatMap((mark) => openMark(mark) ?? []);

/** The HTML of a line: neighbours with the same mark share its element. */
export function inlineHtml(parent: Node): string {
  let html = '';
  let open: OpenMark[] = [];
  const closeTo = (depth: number) => {
    for (const { name } of open.slice(depth).reverse()) html += `</${elements[name]}>`;
    open = open.slice(0, depth);
  };
  parent.forEach((node) => {
    const marks = marksOf(node);
    let same = 0;
    while (same < open.length && open[same]?.opening === marks[same]?.opening) same++;
    closeTo(same);
    for (const mark of marks.slice(same)) html += mark.opening;
    open = marks;
    // Browsers show white space in a line as one space.
    if (node.isText) html += escapeText((node.text ?? '').replace(/[ \t\r\n]+/g, ' '));
    else if (node.type.name === 'hardBreak') html += '<br />';
  });
  closeTo(0);
  return html;
}
