import { searchHits } from '@nibras/contract/text/fold.ts';

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return namedEntities[name.toLowerCase()] ?? entity;
  const isHex = name[1]?.toLowerCase() === 'x';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** The text of an HTML string, for excerpts. It is not sanitised: never insert it into a page as HTML. */
export function plainText(html: string): string {
  return html
    .replace(
      /<(?:script[\s/>][\s\S]*?(?:<\/script\s*>|$)|style[\s/>][\s\S]*?(?:<\/style\s*>|$)|pre[\s/>][\s\S]*?(?:<\/pre\s*>|$))/gi,
      ' ',
    )
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w{1,8});/g, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of a text, at most `length` characters, cut at the end of a word. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const wordEnd = cut.lastIndexOf(' ');
  return `${cut.slice(0, wordEnd > length / 2 ? wordEnd : undefined).replace(/[\s،.:؛]+$/u, '')}…`;
}

/** The part of a text around the first search hit, cut at word boundaries; null without a hit. */
export function excerptAround(
  text: string,
  { search, marks }: { search: string; marks?: readonly string[] | undefined },
  length: number,
): string | null {
  const [hit] = searchHits(text, search, marks);
  if (!hit) return null;
  if (hit.end < length) return excerpt(text, length);
  const from = text.indexOf(' ', Math.max(0, hit.start - length / 3)) + 1;
  const start = from > 0 && from <= hit.start ? from : hit.start;
  return `…${excerpt(text.slice(start), length)}`;
}
