/** The elements that the editor shows of a stored text, without the editor. */
import {
  calloutKind,
  removedElements,
  renamedElements,
  safeHref,
} from '@nibras/contract/html/html-schema.ts';
import { codeBlockElements } from '../schema/code-block-caption.ts';
import { figureElements } from '../schema/picture.ts';
import { showDirections } from './show-directions.ts';

/** Where the words of a block stand in the stored HTML. */
export interface Origin {
  parent: Node;
  nodes: ChildNode[];
}

export interface StaticText {
  /** The stored HTML, parsed; scripts in it do not run. */
  body: HTMLElement;
  content: DocumentFragment;
  /** The blocks that hold words, with their places in `body`. */
  origins: Map<Element, Origin>;
}

interface Options {
  /** The address at which a stored path is shown. */
  resolve(src: string): string | null;
  placeholder: string;
  editable: boolean;
}

/** The blocks that hold words. */
export const textBlocks = 'p, h2, h3, h4, figure:not(.code-block) > figcaption, pre > code';

const inlineTags = new Set('strong em s sub sup mark kbd code a span br'.split(' '));
const removed = new Set(removedElements);
const blockTags =
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote aside figure img table pre hr div section article';
const anyBlock = blockTags.replaceAll(' ', ', ');

const tagOf = (element: Element): string => renamedElements[element.localName] ?? element.localName;
const isElement = (node: Node): node is Element => node.nodeType === 1;
const isText = (node: Node): node is Text => node.nodeType === 3;

function isInline(node: Node): boolean {
  if (isText(node)) return true;
  return isElement(node) && inlineTags.has(tagOf(node)) && !node.querySelector(anyBlock);
}

/** Whether a line has more than white space; a line break counts. */
const hasContent = (line: readonly Node[]) =>
  line.some(
    (node) =>
      /[^ \t\r\n\f]/.test(node.textContent ?? '') ||
      (isElement(node) && (node.localName === 'br' || node.querySelector('br') !== null)),
  );

/** The line break that gives an empty line its height; it is no part of the text. */
export function fillerOf(document: Document): HTMLBRElement {
  const filler = document.createElement('br');
  filler.className = 'ProseMirror-trailingBreak';
  return filler;
}

class Builder {
  readonly origins = new Map<Element, Origin>();
  readonly #document: Document;
  readonly #options: Options;

  constructor(document: Document, options: Options) {
    this.#document = document;
    this.#options = options;
  }

  /** Appends blocks; words between blocks are paragraphs. */
  flow(nodes: Iterable<ChildNode>, parent: Node, target: ParentNode): void {
    let line: ChildNode[] = [];
    const endLine = () => {
      const isAfterBlock = target.lastChild !== null;
      if (hasContent(line))
        target.append(this.#textBlock('p', { parent, nodes: line }, isAfterBlock));
      line = [];
    };
    for (const node of nodes) {
      if (isInline(node)) line.push(node);
      else if (isElement(node)) {
        endLine();
        this.#block(node, target);
      }
    }
    endLine();
  }

  /** A paragraph without words. */
  emptyParagraph(parent: Node): HTMLElement {
    return this.#textBlock('p', { parent, nodes: [] });
  }

  #block(element: Element, target: ParentNode): void {
    const tag = tagOf(element);
    if (removed.has(element.localName)) return;
    switch (tag) {
      case 'p':
      case 'h2':
      case 'h3':
      case 'h4':
        this.#line(tag, element, target);
        return;
      case 'ul':
      case 'ol':
        this.#list(tag, element, target);
        return;
      case 'blockquote':
      case 'aside': {
        const made = this.#holder(tag, element);
        if (tag === 'aside') {
          made.className = `callout-${calloutKind(element.className)}`;
          made.setAttribute('role', 'note');
        }
        target.append(made);
        return;
      }
      case 'figure': {
        const picture = element.querySelector('img[src]');
        if (picture) this.#picture(picture, element, target);
        else this.flow(element.childNodes, element, target);
        return;
      }
      case 'img':
        if (element.hasAttribute('src')) this.#picture(element, null, target);
        return;
      case 'table':
        this.#table(element, target);
        return;
      case 'pre':
        this.#code(element, target);
        return;
      case 'hr':
        target.append(this.#document.createElement('hr'));
        return;
      default:
        this.flow(element.childNodes, element, target);
    }
  }

  /** A paragraph or heading. It ends before a picture in it, and what follows that is a paragraph of its own. */
  #line(tag: string, element: Element, target: ParentNode): void {
    const nodes = [...element.childNodes];
    const end = nodes.findIndex((node) => isElement(node) && !isInline(node));
    const own = end < 0 ? nodes : nodes.slice(0, end);
    const block = this.#textBlock(tag, { parent: element, nodes: own });
    target.append(this.#directed(block, element));
    if (end >= 0) this.flow(nodes.slice(end), element, target);
  }

  /** An element with blocks; an empty one has an empty paragraph. */
  #holder(tag: string, element: Element): HTMLElement {
    const made = this.#directed(this.#document.createElement(tag), element);
    this.flow(element.childNodes, element, made);
    if (!made.firstChild) made.append(this.emptyParagraph(element));
    return made;
  }

  #list(tag: string, element: Element, target: ParentNode): void {
    const list = this.#directed(this.#document.createElement(tag), element);
    for (const child of element.childNodes) {
      if (isElement(child) && child.localName === 'li') list.append(this.#holder('li', child));
      else if (hasContent([child])) {
        const item = this.#document.createElement('li');
        this.flow([child], element, item);
        list.append(item);
      }
    }
    if (list.firstChild) target.append(list);
  }

  #table(element: Element, target: ParentNode): void {
    const frame = this.#document.createElement('div');
    frame.className = 'prose-scroll';
    const table = this.#directed(this.#document.createElement('table'), element);
    const body = this.#document.createElement('tbody');
    for (const row of element.querySelectorAll('tr')) {
      if (row.closest('table') !== element) continue;
      const made = this.#document.createElement('tr');
      for (const cell of row.children) {
        if (/^t[hd]$/.test(cell.localName)) made.append(this.#holder(cell.localName, cell));
      }
      if (made.firstChild) body.append(made);
    }
    table.append(body);
    frame.append(table);
    if (body.firstChild) target.append(frame);
  }

  #picture(picture: Element, source: Element | null, target: ParentNode): void {
    const { figure, image, caption } = figureElements(this.#document);
    if (source) this.#directed(figure, source);
    const src = picture.getAttribute('src') ?? '';
    const url = this.#options.resolve(src);
    figure.dataset.source = src;
    image.alt = picture.getAttribute('alt') ?? '';
    image.hidden = !url;
    if (url) image.src = url;
    const origin = source?.querySelector('figcaption');
    const parent = origin ?? this.#document.createElement('figcaption');
    if (!origin) this.#addCaption(parent, picture, source);
    this.#fill(caption, { parent, nodes: [...parent.childNodes] });
    caption.classList.toggle('is-empty', !caption.textContent);
    target.append(figure);
  }

  /** Gives a stored picture without a caption an empty one, which `typedHtml` fills. */
  #addCaption(caption: Element, picture: Element, source: Element | null): void {
    if (source) source.append(caption);
    else {
      const figure = this.#document.createElement('figure');
      picture.replaceWith(figure);
      figure.append(picture, caption);
    }
  }

  #code(element: Element, target: ParentNode): void {
    const { figure, code, show } = codeBlockElements(this.#document);
    const source = element.querySelector('code') ?? element;
    const classes = `${element.className} ${source.className}`;
    const language = /\blang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1]?.toLowerCase() ?? '';
    const run = element.getAttribute('data-run') === 'true';
    figure.dataset.language = language;
    if (run) figure.dataset.run = 'true';
    show({ language, run, editable: this.#options.editable });
    const text = element.textContent ?? '';
    if (text) code.append(this.#document.createTextNode(text));
    if (text === '' || text.endsWith('\n')) code.append(fillerOf(this.#document));
    this.origins.set(code, { parent: source, nodes: [...source.childNodes] });
    target.append(figure);
  }

  #textBlock(tag: string, origin: Origin, isAfterBlock = false): HTMLElement {
    const block = this.#document.createElement(tag);
    this.#fill(block, origin, isAfterBlock);
    return block;
  }

  #fill(block: HTMLElement, origin: Origin, isAfterBlock = false): void {
    for (const node of origin.nodes) this.#inline(node, block);
    const last = collapseSpaces(block, isAfterBlock);
    if (last === null || (isElement(last) && last.localName === 'br')) {
      block.append(fillerOf(this.#document));
    }
    this.origins.set(block, origin);
  }

  #inline(node: Node, target: Element): void {
    if (isText(node)) target.append(this.#document.createTextNode(node.data));
    if (!isElement(node)) return;
    const tag = tagOf(node);
    if (tag === 'br') {
      const made = this.#document.createElement('br');
      made.dataset.break = '';
      target.append(made);
      return;
    }
    const href = tag === 'a' ? node.getAttribute('href') : null;
    const isLink = href !== null && safeHref(href) !== null;
    const isPlain = tag === 'span' || (tag === 'a' && !isLink) || !inlineTags.has(tag);
    const made = isPlain ? target : this.#document.createElement(tag);
    if (isLink) {
      made.setAttribute('href', href);
      const rel = node.getAttribute('rel');
      if (rel) made.setAttribute('rel', rel);
    }
    for (const child of node.childNodes) this.#inline(child, made);
    if (made !== target && made.firstChild) target.append(made);
  }

  #directed(made: HTMLElement, source: Element): HTMLElement {
    const dir = source.getAttribute('dir');
    if (dir) made.setAttribute('dir', dir.toLowerCase());
    return made;
  }
}

/**
 * Leaves one space where a line of HTML has white space, and none at its ends, as the editor reads it: it leaves the one between a
 * block and loose words. Returns the last text or line break; null for an empty line.
 */
function collapseSpaces(block: Element, isAfterBlock: boolean): Text | Element | null {
  let before: Text | Element | null = null;
  for (const node of inlineNodes(block)) {
    if (isElement(node)) {
      before = node;
      continue;
    }
    let text = node.data.replace(/[ \t\r\n\f]+/g, ' ');
    const isAfterBreak = node.previousSibling?.nodeName === 'BR';
    const isFirst = before === null && !isAfterBlock;
    const isAfterSpace = isFirst || (before && isText(before) && before.data.endsWith(' '));
    if (text.startsWith(' ') && (isAfterBreak || isAfterSpace)) text = text.slice(1);
    node.data = text;
    if (text) before = node;
    else node.remove();
  }
  if (before && isText(before)) {
    before.data = before.data.replace(/ $/, '');
    if (before.data) return before;
    before.remove();
    return inlineNodes(block).at(-1) ?? null;
  }
  return before;
}

/** The texts and line breaks of a block, in their order. */
function inlineNodes(parent: Node): (Text | Element)[] {
  return [...parent.childNodes].flatMap((node) => {
    if (isText(node)) return [node];
    if (!isElement(node)) return [];
    return node.localName === 'br' ? [node] : inlineNodes(node);
  });
}

/**
 * Builds what the editor shows of a stored text. Only elements of the contract's schema are made, and of their attributes only
 * those that it allows, so that nothing else of the HTML reaches the page.
 */
export function buildStaticText(html: string, options: Options): StaticText {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const { body } = parsed;
  const builder = new Builder(document, options);
  const content = document.createDocumentFragment();
  builder.flow([...body.childNodes], body, content);
  if (!content.firstChild) {
    const source = parsed.createElement('p');
    body.append(source);
    content.append(builder.emptyParagraph(source));
  }
  showDirections(content);
  const only = content.childNodes.length === 1 ? content.firstElementChild : null;
  if (only?.localName === 'p' && !only.textContent && !only.querySelector('[data-break]')) {
    only.classList.add('is-empty', 'is-editor-empty');
    only.setAttribute('data-placeholder', options.placeholder);
  }
  return { body, content, origins: builder.origins };
}
