import { escapeText } from '../editor/html/escape.ts';

const fence = /^```([\w+#-]*)\n(?:([\s\S]*?)\n?```$|[\s\S]*)/gm;
const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};
const withoutEntities = (html: string) =>
  html.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);

/** A line of text as HTML, with what stands between backticks as code. */
const inlineHtml = (text: string) =>
  escapeText(text)
    .replace(/`([^`\n]+)`/g, '<code>$1</code>')
    .replaceAll('\n', '<br>');

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/**
 * Text as it is typed, as HTML: empty lines part paragraphs, `…` is code in a line, and lines between ``` are a block of
 * code. A single paragraph is not wrapped where `inline` is set.
 */
export function htmlOfText(text: string, { inline = false } = {}): string {
  const blocks: string[] = [];
  let from = 0;
  for (const match of text.matchAll(fence)) {
    const [, language, code] = match;
    // A block that is not closed yet is text.
    if (code === undefined) break;
    blocks.push(
      ...paragraphs(text.slice(from, match.index)).map((one) => `<p>${inlineHtml(one)}</p>`),
    );
    const named = language ? ` class="language-${language.toLowerCase()}"` : '';
    blocks.push(`<pre><code${named}>${escapeText(code)}</code></pre>`);
    from = match.index + match[0].length;
  }
  blocks.push(...paragraphs(text.slice(from)).map((one) => `<p>${inlineHtml(one)}</p>`));
  const [only = ''] = blocks;
  return inline && blocks.length === 1
    ? only.replace(/^<p>([\s\S]*)<\/p>$/, '$1')
    : blocks.join('');
}

const codeBlock = /<pre[^<>]*><code(?: class="language-([\w+#-]+)")?>([^<]*)<\/code><\/pre>/g;

/** The text from which `htmlOfText` makes this HTML; null where the HTML has more than such a text says. */
export function textOfHtml(html: string): string | null {
  const text = html
    .replace(
      codeBlock,
      (_, language = '', code: string) => `\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`,
    )
    .replace(/<code>([^`<\n]+)<\/code>/g, '`$1`')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<p(?: dir="(?:rtl|ltr)")?>/g, '\n\n')
    .replaceAll('</p>', '\n\n');
  if (/<[a-z/]/i.test(text)) return null;
  return withoutEntities(text.replace(/\n{3,}/g, '\n\n')).trim();
}

/** HTML in one line, for lists. */
export const lineOfHtml = (html: string): string =>
  withoutEntities(html.replace(/<img[^<>]*>/g, ' [صورة] ').replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
