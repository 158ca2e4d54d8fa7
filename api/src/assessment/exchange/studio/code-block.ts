import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { withoutTrailing } from '@nibras/contract/text/ends.ts';
import { escapeHtml } from '#platform/html/escape-html.ts';
import { plainOfHtml } from '#platform/html/text-of-html.ts';

const opening = '<pre>';
const closing = '</pre>';

/** A body with its code behind it, for programs that know no code of a question's own. */
export const withCode = (body: string, code: string, language: CodeLanguage | null | undefined) =>
  `${body}<pre><code${language ? ` class="language-${language}"` : ''}>${escapeHtml(code)}</code></pre>`;

/** A body that ends with code, divided; null where it does not. */
export function splitCode(html: string): { body: string; code: string } | null {
  const at = html.lastIndexOf(opening);
  const block = html.slice(at).trimEnd();
  if (at < 0 || !block.endsWith(closing)) return null;
  const inside = block
    .slice(opening.length, -closing.length)
    .replace(/^<code[^<>]*>/, '')
    .replace(/<\/code>$/, '');
  const code = withoutTrailing(plainOfHtml(inside), /\n/);
  return { body: html.slice(0, at).trim(), code };
}
