import { expect, test } from 'vitest';
import { blockLength, blocksOf, withEvents } from './pieces.ts';

const output = (text: string, stream: 'out' | 'err' = 'out') =>
  ({ kind: 'output', stream, text }) as const;

test('a long line is divided, and whole lines stay together', () => {
  const line = 'س'.repeat(20_000);
  const blocks = blocksOf(`${line}\n${'قصير\n'.repeat(1_000)}`);
  expect(blocks.every((block) => block.length <= blockLength)).toBe(true);
  expect(blocks.join('')).toBe(`${line}\n${'قصير\n'.repeat(1_000)}`);
  expect(blocks.slice(11).every((block) => block.endsWith('\n'))).toBe(true);
});

test('letters are not divided from their marks, nor in two', () => {
  const marked = blocksOf(`${'ب'.repeat(blockLength - 1)}\u064e\u0651${'ت'.repeat(10)}`);
  expect(marked[1]).toBe(`ب\u064e\u0651${'ت'.repeat(10)}`);
  const faces = blocksOf(`a${'😀'.repeat(blockLength)}`);
  expect(faces.every((block) => block.isWellFormed())).toBe(true);
});

test('what is printed piece by piece is what is printed at once, and only the last block grows', () => {
  const text = 'كلمة '.repeat(3_000);
  let pieces = withEvents([], []);
  let stored = 0;
  for (let at = 0; at < text.length; at += 7) {
    const before = pieces[0]?.kind === 'text' ? pieces[0].blocks : [];
    pieces = withEvents(pieces, [output(text.slice(at, at + 7))]);
    const after = pieces[0]?.kind === 'text' ? pieces[0].blocks : [];
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    stored += 1;
  }
  expect(stored).toBeGreaterThan(1_000);
  expect(pieces).toHaveLength(1);
  expect(pieces[0]?.kind === 'text' && pieces[0].blocks.join('')).toBe(text);
});

test('streams and tables stand apart', () => {
  const table = { kind: 'table', columns: ['a'], rows: [[1]] } as const;
  const pieces = withEvents(
    [],
    [
      output('1'),
      output('2', 'err'),
      { ...table, columns: ['a'], rows: [[1]] },
      output('3', 'err'),
    ],
  );
  expect(pieces.map((piece) => (piece.kind === 'text' ? piece.blocks : 'table'))).toEqual([
    ['1'],
    ['2'],
    'table',
    ['3'],
  ]);
});
