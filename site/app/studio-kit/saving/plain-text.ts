const blockEnd = /<\/(p|h[1-6]|li|blockquote|pre|tr|figure|div)>|<br\s*\/?>/gi;

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The text of HTML, one line for each block. */
const textOfHtml = (html: string): string =>
  html
    .replace(blockEnd, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Any value of a field as text that can be read and compared: HTML without its markup, lists line by line. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value === true) return 'نعم';
  if (value === false) return 'لا';
  if (Array.isArray(value)) return value.map(plainText).join('\n');
  if (typeof value === 'object') return Object.values(value).map(plainText).join(' · ');
  const text = String(value);
  return /<[a-z][^<>]*>/i.test(text) ? textOfHtml(text) : text;
}
