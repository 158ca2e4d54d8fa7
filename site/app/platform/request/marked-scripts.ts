import { createHash } from 'node:crypto';

/**
 * Takes the mark off the page's own inline scripts and hashes what they say, for the page's policy. Only marked scripts
 * are hashed: the mark is a secret of one rendering, so a script that somebody smuggled into a page has none, and the
 * policy refuses it. React and the router write the mark as a nonce, which never reaches the browser.
 */
export function markedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const inline = new RegExp(`<script\\b([^>]*)${attribute}([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const hashes = new Set<string>();
  for (const [, before, after, code] of html.matchAll(inline)) {
    // A block of data does not run, and a script with an address is allowed by where it comes from.
    if (!code || `${before}${after}`.includes('application/ld+json')) continue;
    hashes.add(createHash('sha256').update(code).digest('base64'));
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}
