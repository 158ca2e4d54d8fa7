import { setImmediate } from 'node:timers/promises';
import { inWorker, WorkOverrun } from '../workers/in-worker.ts';
import type { highlightBlocks } from './highlight-code.ts';
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

/** Characters of code that are highlighted at once: some grammars take the square of a length, here a few milliseconds. */
const atOnceMaxLength = 1_000;

/** Milliseconds of processor for the highlighting of one text. Long code of an honest author takes a tenth of it. */
const time = 2_000;

const highlightApart = inWorker<typeof highlightBlocks>(
  'platform/html/highlight-code.ts',
  'highlightBlocks',
  time,
);

/** Stands before code that is not highlighted because that would take too long. */
const plainNotice =
  '<aside class="callout-note"><p>النص طويل جدًا على التلوين، يُعرض بلا ألوان.</p></aside>';

interface Block {
  language: string;
  code: string;
}

/** The blocks highlighted; null where that would take too long. */
async function highlighted(blocks: Block[]): Promise<string[] | null> {
  const length = blocks.reduce((sum, { code }) => sum + code.length, 0);
  if (length > atOnceMaxLength) {
    return highlightApart(blocks).catch((error: unknown) => {
      if (error instanceof WorkOverrun) return null;
      throw error;
    });
  }
  const { highlightBlocks: highlight } = await import('./highlight-code.ts');
  // Anyone who renders hundreds of texts in a row lets others work between them.
  await setImmediate();
  return highlight(blocks);
}

/** Sanitises a text and highlights its code when it is saved, so that no request has to. */
export async function renderHtml(html: string): Promise<SavedHtml> {
  const source = sanitiseHtml(html);
  const found = [...source.matchAll(codeBlock)];
  if (found.length === 0) return { source, rendered: source };
  const blocks = found.map(([, , language = '', code = '']) => ({ language, code: textOf(code) }));
  const codes = await highlighted(blocks);
  let at = -1;
  const rendered = source.replace(
    codeBlock,
    (_block, run: string | undefined, language: string) => {
      at += 1;
      const code = (codes ? codes[at] : found[at]?.[3]) ?? '';
      const notice = codes || at > 0 ? '' : plainNotice;
      return `${notice}<pre${run ?? ''}><code class="language-${language}">${code}</code></pre>`;
    },
  );
  return { source, rendered };
}
