import { createHash } from 'node:crypto';

const inline = /<script(\s[^<>]*)>([\s\S]*?)(?:<\/script>|$)/g;

/**
 * Removes the mark from the page's own inline scripts and hashes them for the page's policy. Only marked scripts are
 * hashed: the mark is a secret of one rendering, so an injected script has none and the policy blocks it. React and the
 * router write the mark as a nonce, which is never sent to the browser.
 */
export function markedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code] of html.matchAll(inline)) {
    // A data block is not executed, and a script with a src is allowed by its origin.
    if (!code || !attributes.includes(attribute) || attributes.includes('application/ld+json')) {
      continue;
    }
    hashes.add(createHash('sha256').update(code).digest('base64'));
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}
