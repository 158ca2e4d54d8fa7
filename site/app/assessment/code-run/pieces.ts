import type { RunEvent, RunTable } from '#assessment/runner/index.ts';

/** What a run has shown: text of one stream without a break, or a table. */
export type Piece =
  | { kind: 'text'; stream: 'out' | 'err'; blocks: readonly string[] }
  | { kind: 'table'; table: RunTable };

/**
 * Letters of a block. Browsers lay a line of Arabic out in time that grows with the square of its length, and lay a block out
 * anew with each letter that is added: each block stands by itself, and only the last one grows.
 */
export const blockLength = 2_000;

/** Where the block that begins at `from` ends: behind the last line end that fits, else where it is full. */
function blockEnd(text: string, from: number): number {
  const end = from + blockLength;
  if (end >= text.length) return text.length;
  const line = text.lastIndexOf('\n', end - 1);
  if (line >= from) return line + 1;
  // Neither a letter of two units nor one with its marks is divided.
  let at = end;
  while (at > from + 1 && /[\p{M}\u{dc00}-\u{dfff}\u200d]/u.test(text.charAt(at))) at -= 1;
  return at;
}

/** A text in blocks, of which all but the last are full. The first one goes on where `open` ended. */
export function blocksOf(text: string, open = ''): string[] {
  const whole = open + text;
  const blocks: string[] = [];
  for (let from = 0; from < whole.length; ) {
    const end = blockEnd(whole, from);
    blocks.push(whole.slice(from, end));
    from = end;
  }
  return blocks;
}

/** The pieces with what has come since; texts of one stream are one piece. */
export function withEvents(pieces: readonly Piece[], events: readonly RunEvent[]): Piece[] {
  const all = [...pieces];
  for (const event of events) {
    if (event.kind === 'table') {
      const { kind: _kind, ...table } = event;
      all.push({ kind: 'table', table });
    } else if (event.kind === 'output') {
      const last = all.at(-1);
      if (last?.kind === 'text' && last.stream === event.stream) {
        const blocks = [...last.blocks.slice(0, -1), ...blocksOf(event.text, last.blocks.at(-1))];
        all[all.length - 1] = { ...last, blocks };
      } else all.push({ kind: 'text', stream: event.stream, blocks: blocksOf(event.text) });
    }
  }
  return all;
}
