import { textDirection } from '#ui/text/text-direction.ts';
import { convertEditorCode, removeCodeBars } from './code-blocks.ts';
import { convertFootnotes } from './footnotes.ts';
import { repairLists } from './lists.ts';
import { convertCodeBlocks, convertQuotes, convertTitles, isMonospaced } from './paragraphs.ts';
import { convertStyles } from './styles.ts';
import { expandTables } from './tables.ts';
import { convertWordLists } from './word-lists.ts';

const hidden = /display:\s*none|mso-hide:\s*all|visibility:\s*hidden/i;
const wrappers =
  'font, center, u, ins, big, small, section, article, main, header, footer, div > div:only-child';

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

function removeComments(body: Element) {
  const walker = body.ownerDocument.createTreeWalker(body, 0x80);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
}

/** Nothing but emoji; one may be several characters, such as a flag. */
const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f){1,24}$/u;

/** Emoji that chats and mails draw as pictures become the characters in their `alt`. */
function convertEmoji(body: Element) {
  for (const picture of [...body.querySelectorAll('img[alt]')]) {
    const alt = picture.getAttribute('alt')?.trim() ?? '';
    if (emoji.test(alt)) picture.replaceWith(alt);
  }
}

/** Letters of a typewriter in a line are code, unless the whole text is in them. */
function convertCode(body: Element) {
  const spans = [...body.querySelectorAll('span, font, tt, samp')].filter(
    (span) => !span.closest('pre, code') && isMonospaced(span),
  );
  const letters = spans.reduce((sum, span) => sum + (span.textContent ?? '').length, 0);
  if (letters > (body.textContent ?? '').length * 0.7) return;
  for (const span of spans) {
    if (!span.textContent?.trim() || span.querySelector('p, img')) continue;
    const code = body.ownerDocument.createElement('code');
    code.append(...span.childNodes);
    span.replaceWith(code);
  }
}

/** The language of a code block where the page names it in a way of its own. */
function nameLanguages(body: Element) {
  for (const pre of body.querySelectorAll('pre')) {
    const around = `${pre.className} ${pre.parentElement?.className ?? ''} ${pre.closest('[class*="language-"]')?.className ?? ''}`;
    const language =
      pre.getAttribute('lang') ??
      pre.getAttribute('data-lang') ??
      /\b(?:language|lang|highlight-source|brush:?)[-\s]?([\w+#]+)/.exec(around)?.[1];
    if (language) pre.className = `language-${language}`;
    // Each line in a block of its own would be joined.
    for (const line of pre.querySelectorAll('br')) line.replaceWith('\n');
  }
}

/**
 * Directions are left to the words. Only a Latin line of a right-to-left document keeps its own: the writer put it there.
 */
function cleanDirections(body: Element) {
  for (const element of body.querySelectorAll('[dir], [align]')) {
    const keeps =
      element.localName === 'p' &&
      element.getAttribute('dir')?.toLowerCase() === 'rtl' &&
      textDirection(element.textContent) === 'ltr';
    if (!keeps) element.removeAttribute('dir');
  }
}

/** Line breaks between blocks are empty paragraphs of Google Docs. */
function removeLooseBreaks(body: Element) {
  for (const line of [...body.querySelectorAll('br')]) {
    const { previousElementSibling: before, nextElementSibling: after } = line;
    const isBlock = (element: Element | null) =>
      element?.matches('p, ul, ol, table, h1, h2, h3, h4, h5, h6, div, pre, blockquote') ?? false;
    if (isBlock(before) || isBlock(after)) line.remove();
  }
}

const isEmpty = (element: Element) =>
  !element.querySelector('img, hr, table, pre') &&
  (element.textContent ?? '').replace(/[\s\u00a0\u200b]/g, '') === '';

/**
 * Makes the HTML of a clipboard (Word, Google Docs, LibreOffice, web pages) what a text may contain: lists are lists,
 * notes are kept, and fonts, colours, smart tags and empty paragraphs go. The schema of the editor drops everything else.
 * @param body is changed
 */
export function cleanPaste(body: Element): void {
  removeComments(body);
  for (const element of [
    ...body.querySelectorAll(
      'style, script, meta, link, title, xml, noscript, template, svg, button, input, select',
    ),
  ]) {
    element.remove();
  }
  for (const element of [...body.querySelectorAll('[style]')]) {
    if (hidden.test(element.getAttribute('style') ?? '')) element.remove();
  }
  // Elements of Office: <o:p>, <st1:place>, <w:sdt>. VML pictures have a real one beside them.
  for (const element of [...body.querySelectorAll('*')]) {
    if (/^v:|^o:(?!p$)/.test(element.localName)) element.remove();
    else if (element.localName.includes(':')) unwrap(element);
  }
  // Google Docs wraps everything in a <b> that is not bold.
  for (const element of [...body.querySelectorAll('b[id^="docs-internal-guid"]')]) unwrap(element);
  convertEmoji(body);
  removeCodeBars(body);
  convertEditorCode(body);
  convertFootnotes(body);
  convertWordLists(body);
  repairLists(body);
  convertTitles(body);
  convertQuotes(body);
  convertCodeBlocks(body);
  convertCode(body);
  nameLanguages(body);
  convertStyles(body);
  expandTables(body);
  for (const element of [...body.querySelectorAll(wrappers)]) unwrap(element);
  removeLooseBreaks(body);
  cleanDirections(body);
  for (const element of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, div')]) {
    if (isEmpty(element) && !element.closest('td, th')) element.remove();
  }
  for (const list of [...body.querySelectorAll('ul, ol')])
    if (!list.firstElementChild) list.remove();
}
