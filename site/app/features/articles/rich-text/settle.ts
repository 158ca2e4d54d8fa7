import { codeOf, type RichNode, type RichTag } from './rich-node.ts';

type Element = Exclude<RichNode, string>;
type Parent = Extract<Element, { children: RichNode[] }>;

const blocks = new Set(
  'p hr h1 h2 h3 h4 h5 h6 ul ol li blockquote figure figcaption table pre'.split(' '),
);

/** Make sense inside a table or a list alone, which takes them apart itself. */
const parts = new Set('thead tbody tr th td li'.split(' '));

const isParent = (node: RichNode): node is Parent => typeof node !== 'string' && 'children' in node;
const isBlank = (node: RichNode) => typeof node === 'string' && node.trim() === '';
const headingLevel = (node: Element): number => Number(/^h([1-6])$/.exec(node.tag)?.[1] ?? 0);
const make = (tag: RichTag, children: RichNode[]): RichNode => ({ tag, children });

const holdsBlock = (node: RichNode): boolean =>
  typeof node !== 'string' &&
  (blocks.has(node.tag) || (isParent(node) && node.children.some(holdsBlock)));

/** Words that stand between blocks become paragraphs; an empty line between them begins another. */
function wrapLoose(nodes: RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  let loose: RichNode[] = [];
  const close = () => {
    if (!loose.every(isBlank)) result.push(make('p', loose));
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string') {
      node.split(/\n\s*\n/).forEach((part, index) => {
        if (index > 0) close();
        loose.push(part);
      });
    } else if (node.tag === 'img' || holdsBlock(node)) {
      close();
      result.push(node);
    } else loose.push(node);
  }
  close();
  return result;
}

/** The words of what stands in a heading, which holds no block. */
function inline(nodes: RichNode[]): RichNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    if (node.tag === 'pre') return [codeOf(node.pieces)];
    if (!isParent(node)) return [node];
    const children = inline(node.children);
    return blocks.has(node.tag) ? children : [{ ...node, children }];
  });
}

function rowsOf(nodes: RichNode[], inLink: boolean): RichNode[] {
  return nodes.filter(isParent).flatMap((node) => {
    if (node.tag !== 'tr') return rowsOf(node.children, inLink);
    const cells = node.children
      .filter(isParent)
      .filter(({ tag }) => tag === 'td' || tag === 'th')
      .map((cell) => ({ ...cell, children: fix(cell.children, inLink) }));
    return cells.length > 0 ? [{ ...node, children: cells }] : [];
  });
}

function table(nodes: RichNode[], inLink: boolean): RichNode[] {
  const isHead = (node: RichNode) => isParent(node) && node.tag === 'thead';
  const head = rowsOf(nodes.filter(isHead), inLink);
  const body = rowsOf(
    nodes.filter((node) => !isHead(node)),
    inLink,
  );
  const sections: RichNode[] = [];
  if (head.length > 0) sections.push(make('thead', head));
  if (body.length > 0) sections.push(make('tbody', body));
  return sections.length > 0 ? [make('table', sections)] : [];
}

function list(tag: RichTag, nodes: RichNode[], inLink: boolean): RichNode {
  const items = nodes
    .filter((node) => !isBlank(node))
    .map((node) =>
      isParent(node) && node.tag === 'li'
        ? make('li', fix(node.children, inLink))
        : make('li', fix([node], inLink)),
    );
  return make(tag, items);
}

function fixParent(node: Parent, inLink: boolean): RichNode[] {
  const { tag } = node;
  if (tag === 'table') return table(node.children, inLink);
  if (tag === 'ul' || tag === 'ol') return [list(tag, node.children, inLink)];
  const children = fix(node.children, inLink || tag === 'a');
  if (parts.has(tag) || (tag === 'a' && inLink)) return children;
  if (headingLevel(node) > 0) return [{ ...node, children: inline(children) }];
  if (tag === 'p' && children.some(holdsBlock)) return wrapLoose(children);
  if (tag === 'blockquote' || tag === 'figure') {
    return [{ ...node, children: children.filter((child) => !isBlank(child)) }];
  }
  return [{ ...node, children }];
}

function fix(nodes: RichNode[], inLink: boolean): RichNode[] {
  return nodes.flatMap((node) => (isParent(node) ? fixParent(node, inLink) : [node]));
}

const levels = (nodes: RichNode[]): number[] =>
  nodes
    .filter(isParent)
    .flatMap((node) => [headingLevel(node), ...levels(node.children)])
    .filter(Boolean);

function shiftHeadings(nodes: RichNode[], by: number): RichNode[] {
  return nodes.map((node) => {
    if (!isParent(node)) return node;
    const level = headingLevel(node);
    const children = shiftHeadings(node.children, by);
    return level ? make(`h${Math.min(4, level + by)}` as RichTag, children) : { ...node, children };
  });
}

/**
 * Puts a cleaned text in the order that HTML asks for: paragraphs and headings hold no blocks, tables hold rows and
 * lists items, links hold no links. Else the browser's parser would rearrange what the server rendered, and React
 * would not find it again. Headings begin at the second level, whatever the text began with: the first is the page's.
 */
export function settle(nodes: RichNode[]): RichNode[] {
  const settled = wrapLoose(fix(nodes, false));
  const found = levels(settled);
  return found.length > 0 ? shiftHeadings(settled, 2 - Math.min(...found)) : settled;
}
