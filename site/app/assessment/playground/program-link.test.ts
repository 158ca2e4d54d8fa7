import { playground as limits } from '@nibras/contract/assessment/limits.ts';
import type { PlaygroundProgram } from '@nibras/contract/assessment/playground.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { programFragment, programOf } from './program-link.ts';

afterEach(() => vi.unstubAllGlobals());

const program = (code: string): PlaygroundProgram => ({
  language: 'python',
  files: [{ name: 'main.py', code }],
  stdin: 'سلمى\n3\n',
});
const fragmentOf = async (code: string) => (await programFragment(program(code))) ?? '';

test('a program comes out of its link as it was: Arabic, signs and line ends', async () => {
  const code =
    'اسم = input()\nprint(f"مرحبًا يا {اسم} 👋", "\\u0000", \'<b>&amp;\')\n\tif 1 < 2: pass\r\n';
  const fragment = await fragmentOf(code);
  expect(fragment).toMatch(/^#1\.[\w-]+$/);
  expect(await programOf(fragment)).toEqual({ program: program(code) });
  expect(await programOf('')).toBeNull();
  expect(await programOf('#result')).toBeNull();
});

test('that a file is locked is not in the link', async () => {
  const { files, ...rest } = program('1');
  const locked = { ...rest, files: files.map((file) => ({ ...file, locked: true })) };
  expect(await programOf((await programFragment(locked)) ?? '')).toEqual({ program: program('1') });
});

test('a browser that cannot compress makes a longer link, which every browser opens', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const fragment = await fragmentOf('print(1)');
  expect(fragment).toMatch(/^#0\./);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await programOf(fragment)).toEqual({ program: program('print(1)') });
});

test('a browser that cannot unpack a link says so', async () => {
  const fragment = await fragmentOf('print(1)');
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await programOf(fragment)).toEqual({ problem: 'old-browser' });
});

test('a link that was cut or changed is told apart from one without a program', async () => {
  const fragment = await fragmentOf('for i in range(3):\n    print(i)\n');
  const cut = fragment.slice(0, -9);
  const changed = `${fragment.slice(0, 12)}AAAA${fragment.slice(16)}`;
  const noProgram = `#0.${btoa('{"language":"cobol","files":[],"stdin":""}').replaceAll('=', '')}`;
  for (const broken of [cut, changed, noProgram, '#1.', '#1.%20', '#2.abc']) {
    expect(await programOf(broken), broken).toEqual({ problem: 'broken' });
  }
});

test('what is too long is not linked, and is not opened either', async () => {
  expect(await programFragment(program('x'.repeat(limits.codeMaxLength + 1)))).toBeNull();
  expect(await programOf(`#1.${'a'.repeat(limits.linkMaxLength)}`)).toEqual({
    problem: 'too-long',
  });
  // A small link that unpacks to far more than any program.
  const bomb = new Blob(['['.repeat(limits.codeMaxLength * 9)]);
  const packed = bomb.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(packed).arrayBuffer());
  expect(await programOf(`#1.${bytes.toString('base64url')}`)).toEqual({ problem: 'too-long' });
});
