import { codeOf, type RichNode, type RichTag } from './rich-node.ts';

type Element = Exclude<RichNode, string>;
type Parent = Extract<Element, { children: RichNode[] }>;

const blocks = new Set(
  'p hr h1 h2 h3 h4 h5 h6 ul ol li blockquote aside figure figcaption table pre'.split(' '),
);

/** Valid only inside a table or a list, which are handled separately. */
const nestedTags = new Set('thead tbody tr th td li'.split(' '));

const isParent = (node: RichNode): node is Parent => typeof node !== 'string' && 'children' in node;
const isBlank = (node: RichNode) => typeof node === 'string' && node.trim() === '';
const headingLevel = (node: Element): number => Number(/^h([1-6])$/.exec(node.tag)?.[1] ?? 0);
const createNode = (tag: RichTag, children: RichNode[]): RichNode => ({ tag, children });

const holdsBlock = (node: RichNode): boolean =>
  typeof node !== 'string' &&
  (blocks.has(node.tag) || (isParent(node) && node.children.some(holdsBlock)));

/** Wraps text between blocks in paragraphs; an empty line starts a new one. */
function wrapInlineText(nodes: RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  let loose: RichNode[] = [];
  const flush = () => {
    if (!loose.every(isBlank)) result.push(createNode('p', loose));
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string') {
      node.split(/\n\s*\n/).forEach((part, index) => {
        if (index > 0) flush();
        loose.push(part);
      });
    } else if (node.tag === 'img' || holdsBlock(node)) {
      flush();
      result.push(node);
    } else loose.push(node);
  }
  flush();
  return result;
}

/** Replaces the blocks in a heading by their inline contents. */
function toInline(nodes: RichNode[]): RichNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    if (node.tag === 'pre') return [codeOf(node.pieces)];
    if (!isParent(node)) return [node];
    const children = toInline(node.children);
    return blocks.has(node.tag) ? children : [{ ...node, children }];
  });
}

function rowsOf(nodes: RichNode[], inLink: boolean): RichNode[] {
  return nodes.filter(isParent).flatMap((node) => {
    if (node.tag !== 'tr') return rowsOf(node.children, inLink);
    const cells = node.children
      .filter(isParent)
      .filter(({ tag }) => tag === 'td' || tag === 'th')
      .map((cell) => ({ ...cell, children: normaliseAll(cell.children, inLink) }));
    return cells.length > 0 ? [{ ...node, children: cells }] : [];
  });
}

function table({ children: nodes, ...node }: Parent, inLink: boolean): RichNode[] {
  const isHead = (node: RichNode) => isParent(node) && node.tag === 'thead';
  const head = rowsOf(nodes.filter(isHead), inLink);
  const body = rowsOf(
    nodes.filter((node) => !isHead(node)),
    inLink,
  );
  const sections: RichNode[] = [];
  if (head.length > 0) sections.push(createNode('thead', head));
  if (body.length > 0) sections.push(createNode('tbody', body));
  return sections.length > 0 ? [{ ...node, children: sections }] : [];
}

function list(node: Parent, inLink: boolean): RichNode {
  const items = node.children
    .filter((item) => !isBlank(item))
    .map((item) =>
      isParent(item) && item.tag === 'li'
        ? createNode('li', normaliseAll(item.children, inLink))
        : createNode('li', normaliseAll([item], inLink)),
    );
  return { ...node, children: items };
}

function normaliseParent(node: Parent, inLink: boolean): RichNode[] {
  const { tag } = node;
  if (tag === 'table') return table(node, inLink);
  if (tag === 'ul' || tag === 'ol') return [list(node, inLink)];
  const children = normaliseAll(node.children, inLink || tag === 'a');
  if (nestedTags.has(tag) || (tag === 'a' && inLink)) return children;
  if (headingLevel(node) > 0) return [{ ...node, children: toInline(children) }];
  if (tag === 'p' && children.some(holdsBlock)) return wrapInlineText(children);
  if (tag === 'blockquote' || tag === 'aside' || tag === 'figure') {
    return [{ ...node, children: children.filter((child) => !isBlank(child)) }];
  }
  return [{ ...node, children }];
}

function normaliseAll(nodes: RichNode[], inLink: boolean): RichNode[] {
  return nodes.flatMap((node) => (isParent(node) ? normaliseParent(node, inLink) : [node]));
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
    return level
      ? { ...node, tag: `h${Math.min(4, level + by)}` as RichTag, children }
      : { ...node, children };
  });
}

/**
 * Makes a sanitised text valid HTML: no blocks in paragraphs and headings, rows in tables, items in lists, no links in
 * links. Otherwise the browser's parser would rearrange the server-rendered markup, and hydration would fail. Headings
 * are shifted to start at the second level, since the first is the page's.
 */
export function normalise(nodes: RichNode[]): RichNode[] {
  const normalised = wrapInlineText(normaliseAll(nodes, false));
  const foundLevels = levels(normalised);
  return foundLevels.length > 0
    ? shiftHeadings(normalised, 2 - Math.min(...foundLevels))
    : normalised;
}
