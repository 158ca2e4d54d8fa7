import { textOfHtml } from '#platform/html/text-of-html.ts';
import { cleanHtml, htmlOfMarkdown, htmlOfText, looksLikeHtml } from '../html-text.ts';
import type { Note } from '../read-question.ts';

/** Signs that GIFT writes behind a backslash, and what stands for them while a text is divided. */
const escaped = '~=#{}:\\';
const privateUse = 0xe000;

/** Replaces what is escaped by signs that mean nothing in GIFT. */
export const hideEscaped = (text: string) =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) =>
    sign === 'n' ? '\n' : String.fromCharCode(privateUse + escaped.indexOf(sign)),
  );

/** The text as it is meant. */
export const showEscaped = (text: string) =>
  text.replace(/[\ue000-\ue006]/g, (sign) => escaped[sign.charCodeAt(0) - privateUse] ?? '');

export const escapeGift = (text: string) =>
  text.replace(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');

const format = /^\s*\[(html|moodle|plain|markdown)\]\s*/i;

/** A text with or without its format, as plain text. */
export const plainText = (text: string) => showEscaped(text.replace(format, '')).trim();

/** The format of texts that an assistant wrote: their bold words and code are Markdown, and no more of it is expected. */
export const chat = 'chat';

/** A text for a report, as its reader sees it: `<h1>` in a text that is no HTML is what is asked about. */
export function shownText(text: string): string {
  const shown = plainText(text);
  return looksLikeHtml(shown) ? textOfHtml(shown) : shown;
}

/** A text with or without its format, as HTML. `fallback` is the format of the question that it belongs to. */
export function giftHtml(
  text: string,
  { notes, fallback }: { notes: Note[]; fallback?: string | undefined },
): string {
  const named = format.exec(text)?.[1]?.toLowerCase() ?? fallback;
  const shown = plainText(text);
  if (shown === '') return '';
  if (named === 'markdown') notes.push({ note: 'markdown', detail: '' });
  if (named === 'markdown' || named === chat) return htmlOfMarkdown(shown);
  const isHtml = named === 'html' || (named !== 'plain' && looksLikeHtml(shown));
  return isHtml ? cleanHtml(shown, notes) : htmlOfText(shown);
}

/** The format that a text names for itself. */
export const formatOf = (text: string) => format.exec(text)?.[1]?.toLowerCase();
