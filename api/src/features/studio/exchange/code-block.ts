import type { CodeLanguage } from '@nibras/contract/questions.ts';
import { escapeHtml } from '#platform/html/escape-html.ts';
import { plainOfHtml } from './html-text.ts';

const lastBlock = /<pre>(?:<code[^>]*>)?((?:(?!<pre>)[\s\S])*?)(?:<\/code>)?<\/pre>\s*$/;

/** A body with its code behind it, for programs that know no code of a question's own. */
export const withCode = (body: string, code: string, language: CodeLanguage | null | undefined) =>
  `${body}<pre><code${language ? ` class="language-${language}"` : ''}>${escapeHtml(code)}</code></pre>`;

/** A body that ends with code, divided; null where it does not. */
export function splitCode(html: string): { body: string; code: string } | null {
  const found = lastBlock.exec(html);
  if (!found) return null;
  const code = plainOfHtml(found[1] ?? '').replace(/\n+$/, '');
  return { body: html.slice(0, found.index).trim(), code };
}
