import type { RunEvent, RunTable } from '#features/runner/index.ts';

/** What a run has shown: text of one stream without a break, or a table. */
export type Piece =
  | { kind: 'text'; stream: 'out' | 'err'; text: string }
  | { kind: 'table'; table: RunTable };

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
        all[all.length - 1] = { ...last, text: last.text + event.text };
      } else all.push({ kind: 'text', stream: event.stream, text: event.text });
    }
  }
  return all;
}
