import { createHash } from 'node:crypto';

/**
 * Puts the style sheet of another accent colour into a page's head, and returns its hash for the page's policy. It is
 * not part of what React renders: hydration leaves elements of the head alone that it does not know, and no script
 * grows. Without such a colour the page stays as it is.
 * @param styles written by us from a parsed colour, without user input
 */
export function withAccentStyle(
  html: string,
  styles: string,
): { html: string; styleHashes: string[] } {
  if (styles === '') return { html, styleHashes: [] };
  return {
    html: html.replace('</head>', `<style>${styles}</style></head>`),
    styleHashes: [createHash('sha256').update(styles).digest('base64')],
  };
}
