import { type WordingTable, wordingKey } from '@nibras/contract/text/wording.ts';

/**
 * Puts the provider's nouns into a page's head, where `wording` finds them before the first module of the page runs. Like
 * the accent's style sheet it is not part of what React renders. Without such nouns the page stays as it is.
 * @param mark the page's mark of its own scripts (`markedScripts`)
 */
export function withWordingScript(html: string, table: WordingTable | null, mark: string): string {
  if (table === null) return html;
  // Escaped, so that no form can end the script element.
  const forms = JSON.stringify(table).replace(/</g, '\\u003c');
  const script = `<script nonce="${mark}">globalThis.${wordingKey}=${forms}</script>`;
  return html.replace('</head>', () => `${script}</head>`);
}
