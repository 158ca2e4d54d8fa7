import { withoutEnds, withoutTrailing } from '@nibras/contract/text/ends.ts';

/** Blocks that programs write as paragraphs of a certain look: titles, quotes and code. */

const monospaced =
  /consolas|courier|menlo|monaco|roboto mono|source code|dejavu sans mono|liberation mono|monospace/i;
const inText = 'li, td, th, pre, blockquote';

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** The font that an element sets, by its style or as LibreOffice writes it; null for none. */
const fontOf = (element: Element): string | null => {
  const named = /font-family:\s*([^;]+)/i.exec(styleOf(element))?.[1];
  return named ?? (element.getAttribute('face') || null);
};

export const isMonospaced = (element: Element): boolean =>
  /^(tt|samp|code|kbd)$/.test(element.localName) || monospaced.test(fontOf(element) ?? '');

/** The elements around a text, from the nearest to the paragraph itself. */
function* around(node: Node, paragraph: Element): Generator<Element> {
  for (let at = node.parentElement; at; at = at.parentElement) {
    yield at;
    if (at === paragraph) return;
  }
}

function textsOf(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, 0x4);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== '') texts.push(text);
  }
  return texts;
}

const plainParagraphs = (body: Element) =>
  [...body.querySelectorAll('p')].filter((paragraph) => !paragraph.closest(inText));

/** The size of an element's font in points; null where it sets none. */
function pointsOf(element: Element): number | null {
  const [, size, unit] = /font-size:\s*([\d.]+)(pt|px)/i.exec(styleOf(element)) ?? [];
  return size ? Number(size) * (unit === 'px' ? 0.75 : 1) : null;
}

/** A title that is none of the program's headings: a short paragraph in bold letters of this size. */
const titlePoints = 16;
const titleLength = 120;

function looksLikeTitle(paragraph: Element): boolean {
  const texts = textsOf(paragraph);
  const isLarge = (text: Text) => {
    for (const element of around(text, paragraph)) {
      const points = pointsOf(element);
      if (points !== null) return points >= titlePoints;
    }
    return false;
  };
  const isBold = (text: Text) =>
    [...around(text, paragraph)].some(
      (element) =>
        /^(b|strong)$/.test(element.localName) ||
        /font-weight:\s*(bold|[6-9]00)/i.test(styleOf(element)),
    );
  return (
    texts.length > 0 &&
    (paragraph.textContent ?? '').length <= titleLength &&
    texts.every((text) => isLarge(text) && isBold(text))
  );
}

/** Word's title, LibreOffice's, and those that a person has made of large bold letters. */
export function convertTitles(body: Element): void {
  for (const paragraph of plainParagraphs(body)) {
    if (!paragraph.matches('.MsoTitle, .title, .Title') && !looksLikeTitle(paragraph)) continue;
    const heading = body.ownerDocument.createElement('h2');
    heading.textContent = (paragraph.textContent ?? '').replace(/\s+/g, ' ').trim();
    paragraph.replaceWith(heading);
  }
}

/** The styles of quotes in Word and LibreOffice. */
const quoteStyle =
  /^(mso(intense)?quote|msoblocktext|(intense-)?quote(-western)?|block-text|quotations)$/i;

export function convertQuotes(body: Element): void {
  for (const paragraph of plainParagraphs(body)) {
    if (![...paragraph.classList].some((name) => quoteStyle.test(name))) continue;
    const before = paragraph.previousElementSibling;
    const quote =
      before?.localName === 'blockquote' ? before : body.ownerDocument.createElement('blockquote');
    if (quote !== before) paragraph.before(quote);
    quote.append(paragraph);
  }
}

const arabic = /[\u0600-\u06ff]/g;
const latin = /[!-~]/g;
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Whether a paragraph is written in letters of a typewriter, which have no Arabic ones. */
function looksLikeCode(paragraph: Element): boolean {
  let typed = 0;
  let other = 0;
  for (const text of textsOf(paragraph)) {
    const font = [...around(text, paragraph)].find(
      (element) => isMonospaced(element) || fontOf(element) !== null,
    );
    if (font && isMonospaced(font)) typed += count(text.data, latin);
    else other += count(text.data, latin);
  }
  return typed > 0 && other === 0 && count(paragraph.textContent ?? '', arabic) < typed;
}

/** The lines of a paragraph as they are seen: the source breaks its own lines elsewhere. */
function linesOf(paragraph: Element): string {
  const copy = paragraph.cloneNode(true) as Element;
  for (const line of [...copy.querySelectorAll('br')]) line.replaceWith('\u2028');
  const [first = '', ...rest] = (copy.textContent ?? '')
    .replace(/^\s*[\r\n]+[ \t]*/, '')
    .split(/[\r\n]+/);
  // Spaces of the source around its line ends are not seen; the first line keeps its indent.
  const parts = [
    withoutTrailing(first, /[ \t]/),
    ...rest.map((part) => withoutEnds(part, /[ \t]/)),
  ];
  return parts
    .join(' ')
    .replace(/ ?\u2028 ?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replace(/^[ \t]*\n/, '')
    .trimEnd();
}

/** Paragraphs in letters of a typewriter are one block of code, unless the whole text is in them. */
export function convertCodeBlocks(body: Element): void {
  const paragraphs = plainParagraphs(body);
  const code = paragraphs.filter(looksLikeCode);
  if (code.length === paragraphs.length) return;
  for (const paragraph of code) {
    const before = paragraph.previousElementSibling;
    const lines = linesOf(paragraph);
    if (before?.hasAttribute('data-pasted-code')) {
      before.textContent = `${before.textContent}\n${lines}`;
      paragraph.remove();
      continue;
    }
    const block = body.ownerDocument.createElement('pre');
    block.setAttribute('data-pasted-code', '');
    block.textContent = lines;
    paragraph.replaceWith(block);
  }
  for (const block of body.querySelectorAll('[data-pasted-code]')) {
    block.removeAttribute('data-pasted-code');
  }
}
