import { cleanHtml, htmlOfText, looksLikeHtml } from '../html-text.ts';
import type { Note } from '../read-question.ts';
import { childOf, type XmlElement } from './parse-xml.ts';

/** The text that an element has inside, as `<name><text>…</text></name>`. */
export const innerText = (element: XmlElement | undefined): string =>
  childOf(element, 'text')?.text ?? '';

/** The text of an element in Moodle's formats, as HTML. */
export function moodleHtml(element: XmlElement | undefined, notes: Note[]): string {
  const text = innerText(element);
  if (!element || text.trim() === '') return '';
  const format = element.attributes.format ?? 'html';
  if (format === 'markdown') notes.push({ note: 'markdown', detail: '' });
  if (format === 'plain_text' || format === 'markdown') return htmlOfText(text);
  if (format === 'moodle_auto_format' && !looksLikeHtml(text)) return htmlOfText(text);
  return cleanHtml(text, notes);
}
