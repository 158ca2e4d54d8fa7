import { highlightCode } from './highlight-code.ts';
import { sanitiseHtml } from './sanitise.ts';

const codeBlock =
  /<pre( data-run="true")?><code class="language-([^"\s]+)">([\s\S]*?)(?:<\/code><\/pre>|$)/g;

const textOf = (html: string) =>
  html
    .replace(/<br \/>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** A saved text: `source` is the sanitised text that an author edits, `rendered` the same with highlighted code. */
export interface SavedHtml {
  source: string;
  rendered: string;
}

/** Sanitises a text and highlights its code when it is saved, so that no request has to. */
export function renderHtml(html: string): SavedHtml {
  const source = sanitiseHtml(html);
  const rendered = source.replace(
    codeBlock,
    (_block, run: string | undefined, language: string, code: string) =>
      `<pre${run ?? ''}><code class="language-${language}">${highlightCode(textOf(code), language)}</code></pre>`,
  );
  return { source, rendered };
}
