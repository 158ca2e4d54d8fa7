import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { captionDrafts as limits, media } from '@nibras/contract/limits.ts';

const most = limits.charactersPerRow * limits.rowsPerLine;

/** A text in parts of whole words that a line has room for, after the end of a sentence where there is one. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest.length > most) {
    const window = rest.slice(0, most + 1);
    const sentence = Math.max(
      ...['. ', '؟ ', '! ', '، ', '؛ '].map((end) => window.lastIndexOf(end)),
    );
    const space = window.lastIndexOf(' ');
    const end = sentence > most / 2 ? sentence + 1 : space > 0 ? space : most;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** Lines as a person reads them: long segments become several, which share the time by their text. */
export function shapeLines(lines: readonly CaptionLine[]): CaptionLine[] {
  return lines
    .flatMap((line) => {
      const parts = partsOf(line.text);
      const whole = parts.reduce((sum, part) => sum + part.length, 0);
      if (parts.length < 2 || line.end - line.start < parts.length * 100) return [line];
      let passed = 0;
      const at = () => line.start + Math.round(((line.end - line.start) * passed) / whole);
      return parts.map((text) => {
        const start = at();
        passed += text.length;
        return { ...line, start, end: at(), text, markup: null };
      });
    })
    .slice(0, media.captionsMaxCues);
}
