import { push as limits } from '@nibras/contract/limits.ts';

/** The beginning of a text, in one line, as a push shows it. */
export function pushText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > limits.previewLength ? `${line.slice(0, limits.previewLength)}…` : line;
}
