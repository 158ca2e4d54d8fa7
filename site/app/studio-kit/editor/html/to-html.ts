import { runnableLanguages } from '@nibras/contract/html/code-languages.ts';
import { safeSource, type TextDirection } from '@nibras/contract/html/html-schema.ts';
import type { Node } from '@tiptap/pm/model';
import { automaticDirection, directionOf, documentDirection, isDirected } from './direction.ts';
import { escapeAttribute, escapeText } from './escape.ts';
import { inlineHtml } from './inline-html.ts';

/** What the HTML of a block depends on besides the block. */
interface Around {
  /** The direction of the whole text. */
  whole: TextDirection;
  /** The direction that the block inherits. */
  inherited: TextDirection;
  parent: Node | null;
}

const childrenOf = (node: Node): Node[] => Array.from(node.content.content);

/** The stored address of a picture; null while its upload has not ended. */
const sourceOf = (figure: Node) => safeSource(String(figure.attrs.src ?? ''));

/** Whether nothing of a block is written: a line without anything in it, a picture without an address. */
function isBlank(node: Node): boolean {
  if (node.type.name === 'figure') return sourceOf(node) === null;
  return (
    (node.type.name === 'paragraph' || node.type.name === 'heading') &&
    childrenOf(node).every((child) => child.isText && (child.text ?? '').trim() === '')
  );
}

function blocksHtml(parent: Node, around: Omit<Around, 'parent'>): string {
  return childrenOf(parent)
    .map((child) => blockHtml(child, { ...around, parent }))
    .join('');
}

const isList = ({ type }: Node) => type.name === 'bulletList' || type.name === 'orderedList';

/** An item or a cell. One paragraph, alone or before lists, stands in it without an element of its own. */
function nestedHtml(tag: string, node: Node, around: Omit<Around, 'parent'>): string {
  const [first, ...others] = childrenOf(node).filter((child) => !isBlank(child));
  const isTight =
    first?.type.name === 'paragraph' &&
    (first.attrs.dir ?? around.inherited) === around.inherited &&
    others.every(isList);
  const html = isTight
    ? inlineHtml(first) +
      others.map((child) => blockHtml(child, { ...around, parent: node })).join('')
    : blocksHtml(node, around);
  return `<${tag}>${html}</${tag}>`;
}

function tableHtml(table: Node, opening: string, around: Omit<Around, 'parent'>): string {
  const rows = childrenOf(table).map((row) => ({
    isHead: childrenOf(row).every(({ type }) => type.name === 'tableHeader'),
    html: `<tr>${childrenOf(row)
      .map((cell) => nestedHtml(cell.type.name === 'tableHeader' ? 'th' : 'td', cell, around))
      .join('')}</tr>`,
  }));
  const head = rows[0]?.isHead ? rows[0].html : '';
  const body = rows
    .slice(head ? 1 : 0)
    .map(({ html }) => html)
    .join('');
  return `<table${opening}>${head && `<thead>${head}</thead>`}${body && `<tbody>${body}</tbody>`}</table>`;
}

function figureHtml(figure: Node, attributes: string): string {
  const src = sourceOf(figure) ?? '';
  const picture = `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(figure.attrs.alt)}" />`;
  const caption = inlineHtml(figure);
  return `<figure${attributes}>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

function codeHtml(block: Node): string {
  const language = /^[\w+#-]+$/.test(block.attrs.language ?? '')
    ? ` class="language-${block.attrs.language}"`
    : '';
  const run = block.attrs.run && runnableLanguages[block.attrs.language] ? ' data-run="true"' : '';
  return `<pre${run}><code${language}>${escapeText(block.textContent)}</code></pre>`;
}

function blockHtml(node: Node, { whole, inherited, parent }: Around): string {
  if (isBlank(node)) return '';
  const directed = isDirected(node, parent);
  const direction = directed
    ? directionOf(node, whole)
    : ((node.attrs.dir as TextDirection | null) ?? inherited);
  // A choice against the words is written even where it is the direction around: else it would be forgotten.
  const chosen = directed && node.attrs.dir && node.attrs.dir !== automaticDirection(node, whole);
  const dir = direction === inherited && !chosen ? '' : ` dir="${direction}"`;
  const inside = { whole, inherited: direction };
  switch (node.type.name) {
    case 'paragraph':
      return `<p${dir}>${inlineHtml(node)}</p>`;
    case 'heading':
      return `<h${node.attrs.level}${dir}>${inlineHtml(node)}</h${node.attrs.level}>`;
    case 'bulletList':
    case 'orderedList': {
      const tag = node.type.name === 'bulletList' ? 'ul' : 'ol';
      const items = childrenOf(node).map((item) => nestedHtml('li', item, inside));
      return `<${tag}${dir}>${items.join('')}</${tag}>`;
    }
    case 'blockquote':
      return `<blockquote${dir}>${blocksHtml(node, inside)}</blockquote>`;
    case 'callout':
      return `<aside class="callout-${node.attrs.kind}"${dir}>${blocksHtml(node, inside)}</aside>`;
    case 'table':
      return tableHtml(node, dir, inside);
    case 'figure':
      return figureHtml(node, dir);
    case 'codeBlock':
      return codeHtml(node);
    case 'horizontalRule':
      return '<hr />';
    default:
      return '';
  }
}

const caches = { rtl: new WeakMap<Node, string>(), ltr: new WeakMap<Node, string>() };

/**
 * The HTML of a document, as the API's sanitiser writes it and therefore leaves it. Empty lines are left out, since
 * pages do not show them. The HTML of a block is computed once: typing into a long text changes one.
 */
export function toHtml(doc: Node): string {
  const whole = documentDirection(doc);
  const cache = caches[whole];
  return childrenOf(doc)
    .map((node) => {
      const known = cache.get(node);
      if (known !== undefined) return known;
      const html = blockHtml(node, { whole, inherited: 'rtl', parent: doc });
      cache.set(node, html);
      return html;
    })
    .join('');
}
