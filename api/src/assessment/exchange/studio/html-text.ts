import { removedElements } from '@nibras/contract/html/html-schema.ts';
import { escapeHtml } from '#platform/html/escape-html.ts';
import { sanitiseHtml } from '#platform/html/sanitise.ts';
import { type Note, shortened } from './read-question.ts';

/** Plain text as HTML: empty lines divide paragraphs. */
export const htmlOfText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');

/** Plain text in which `**bold**` and `` `code` `` are as Markdown has them. */
export const htmlOfMarkdown = (text: string): string =>
  htmlOfText(text)
    .replace(/`([^`<>]{1,500})`/g, '<code>$1</code>')
    .replace(/\*\*([^*<>\s](?:[^*<>]{0,500}[^*<>\s])?)\*\*/g, '<strong>$1</strong>');

/** Whether a text that names no format is meant as HTML: it closes an element, or has one that stands alone. */
export const looksLikeHtml = (text: string) =>
  /<\/(?:p|b|i|em|strong|u|ul|ol|li|code|pre|span|div|h[1-6]|a|sub|sup|table)\s*>|<(?:br|hr|img)\b[^<>]*>/i.test(
    text,
  );

const removed = new RegExp(`<(${removedElements.join('|')}|iframe|svg|math)\\b`, 'gi');
// A tag that never ends takes the rest of the text, so that no part is read twice.
const picture = /<img\b[^>]*(?:>|$)/gi;
const pictureSource = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const link = /<a\b[^>]*(?:>|$)/gi;
const linkedFile = /\bhref\s*=\s*["']?@@PLUGINFILE@@\/([^"'\s>]*)/i;

const fileName = (address: string) => {
  const name = address.replace(/^@@PLUGINFILE@@\/?/, '').split(/[?#]/)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/**
 * HTML of another program as ours: sanitised, with a note for each picture, file and element that it loses. A picture of the
 * file itself leaves its name where it stood; one of another website stays.
 */
export function cleanHtml(html: string, notes: Note[]): string {
  for (const [, element = ''] of html.matchAll(removed)) {
    notes.push({ note: 'element', detail: `<${element.toLowerCase()}>` });
  }
  for (const [tag] of html.matchAll(link)) {
    const name = linkedFile.exec(tag)?.[1];
    if (name !== undefined) notes.push({ note: 'file', detail: shortened(fileName(name)) });
  }
  const withoutFiles = html.replace(picture, (whole) => {
    const found = pictureSource.exec(whole);
    if (!found || !whole.endsWith('>')) return whole;
    const source = found[1] ?? found[2] ?? found[3] ?? '';
    if (/^https:\/\/|^media\/[0-9a-f]{24}\/picture\.webp$/i.test(source)) return whole;
    const name = source.startsWith('data:') ? 'data:' : fileName(source);
    notes.push({ note: 'picture', detail: shortened(name) });
    return escapeHtml(`[صورة: ${name}]`);
  });
  return sanitiseHtml(withoutFiles).trim();
}
