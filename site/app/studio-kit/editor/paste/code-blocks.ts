import { codeLanguages } from '@nibras/contract/html/code-languages.ts';
import { isMonospaced } from './paragraphs.ts';

/** Code as editors of code and assistants put it on the clipboard. */

const keepsSpaces = /white-space:\s*(?:pre|break-spaces)/i;
const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** The lines of an editor of code: a block for each, or line breaks between them. */
function linesOf(element: Element): string[] {
  const lines: string[] = [''];
  const add = (text: string) => {
    lines[lines.length - 1] += text;
  };
  for (const child of element.childNodes) {
    const isElement = child.nodeType === 1;
    const name = isElement ? (child as Element).localName : '';
    if (name === 'br') lines.push('');
    else if (name === 'div' || name === 'p') {
      if (lines.at(-1) !== '') lines.push('');
      const inner = linesOf(child as Element);
      // A line that holds a line break alone is an empty one.
      add(inner.join('\n').replace(/\n$/, ''));
      lines.push('');
    } else add(child.textContent ?? '');
  }
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Code of VS Code and what is made of its editor (Colab, Monaco): blocks in letters of a typewriter whose spaces are kept.
 */
export function convertEditorCode(body: Element): void {
  for (const element of [...body.querySelectorAll('div, p, span')]) {
    if (!element.isConnected || element.closest('pre, code')) continue;
    if (!keepsSpaces.test(styleOf(element)) || !isMonospaced(element)) continue;
    const block = body.ownerDocument.createElement('pre');
    block.textContent = linesOf(element).join('\n').replaceAll('\u00a0', ' ');
    if (block.textContent.trim() !== '') element.replaceWith(block);
  }
}

/** What stands on the bars above code besides its language. */
const barWords =
  /(?<!\p{L})(?:copy(?: code)?|copied!?|edit|run|download|wrap|collapse|expand|explain|نسخ(?: الكود| الرمز| التعليمات البرمجية)?|تحرير|تعديل|تشغيل|تنزيل|طي)(?![\p{L}])/giu;
const others =
  /^(?:code|text|txt|plain ?text|plaintext|console|terminal|output|yaml|yml|toml|xml|ini|markdown|md|powershell|r|lua|perl|matlab|vb|كود)$/;
const isLanguage = (text: string) => {
  const name = text.toLowerCase();
  return Object.hasOwn(codeLanguages, name) || others.test(name);
};

/** The language of a bar, '' for a bar without one; null for what is no bar. */
function languageOfBar(text: string): string | null {
  if (text.length > 60) return null;
  const words = text.replace(barWords, ' ').replace(/\s+/g, ' ').trim();
  return words === '' || isLanguage(words) ? words.toLowerCase() : null;
}

/** The texts of an element, apart: a bar has its language and its words side by side. */
const textsOf = (element: Element): string =>
  [...element.childNodes]
    .map((child) => (child.nodeType === 1 ? textsOf(child as Element) : (child.textContent ?? '')))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

function setLanguage(pre: Element, language: string): void {
  if (language !== '' && !/\blanguage-/.test(pre.className)) pre.className = `language-${language}`;
}

/** A bar in the block itself: what stands outside of its `<code>`. */
function removeInnerBar(pre: Element): void {
  const codes = [...pre.querySelectorAll('code')].filter(
    (code) => !code.parentElement?.closest('code'),
  );
  if (codes.length === 0) return;
  const rest = pre.cloneNode(true) as Element;
  for (const code of rest.querySelectorAll('code')) code.remove();
  const language = languageOfBar(textsOf(rest));
  if (language === null) return;
  const [first] = codes;
  const named = /\blanguage-[\w+#-]+/.exec(first?.className ?? '')?.[0];
  pre.replaceChildren(...codes.flatMap((code, at) => (at === 0 ? [code] : ['\n', code])));
  if (named) pre.className = named;
  setLanguage(pre, language);
}

/** A bar right above the block, in the frame that both are in. */
function removeBarAbove(pre: Element): void {
  let block = pre;
  // The frame around the block, as long as the block is all that is in it.
  while (
    block.parentElement &&
    !block.previousElementSibling &&
    block.parentElement.localName === 'div'
  )
    block = block.parentElement;
  const bar = block.previousElementSibling;
  if (!bar?.matches('div, span, p, header, figcaption') || bar.querySelector('pre, img, table'))
    return;
  const text = textsOf(bar);
  const language = languageOfBar(text);
  // A paragraph of one word is a bar only where it names a language and is no sentence of its own.
  if (language === null || text === '' || (bar.localName === 'p' && language === '')) return;
  bar.remove();
  setLanguage(pre, language);
}

/** Removes the bars that assistants put above code, «python» and «نسخ الكود»: they are no part of it. */
export function removeCodeBars(body: Element): void {
  for (const pre of [...body.querySelectorAll('pre')]) {
    removeInnerBar(pre);
    removeBarAbove(pre);
  }
}
