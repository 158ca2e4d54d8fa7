import { decodeHTML } from 'entities';

/** What HTML says, with its spaces. */
export const plainOfHtml = (html: string): string =>
  decodeHTML(html.replace(/<br\s*\/?>|<\/p>/gi, '\n').replace(/<[^<>]*>/g, '')).replaceAll(
    '\u00a0',
    ' ',
  );

/** The text of HTML, for names and for what is compared. */
export const textOfHtml = (html: string): string => plainOfHtml(html).trim();
