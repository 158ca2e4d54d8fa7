import { playground as limits } from '@nibras/contract/assessment/limits.ts';
import type { PlaygroundProgram } from '@nibras/contract/assessment/playground.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** `#1.` and compressed bytes, or `#0.` and plain ones of a browser that cannot compress. */
const form = /^#?([01])\.([\w-]+)$/;

/** No program of a link needs more: each letter of its code may be escaped (`\u0001`), and its input comes with it. */
const maxBytes = limits.codeMaxLength * 8;

const read = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new RangeError('The program of the link is too long.');
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  read(new Blob([bytes]).stream().pipeThrough(change));

/**
 * The fragment of an address that carries a program. A server never sees it.
 * @returns null where the program is too long for a link
 */
export async function programFragment(program: PlaygroundProgram): Promise<string | null> {
  const { language, files, stdin } = program;
  const length = files.reduce((sum, { code }) => sum + code.length, 0);
  if (length > limits.codeMaxLength) return null;
  const named = files.map(({ name, code }) => ({ name, code }));
  const bytes = new TextEncoder().encode(JSON.stringify({ language, files: named, stdin }));
  const fragment =
    typeof CompressionStream === 'undefined'
      ? `#0.${toBase64(bytes)}`
      : `#1.${toBase64(await through(bytes, new CompressionStream('deflate-raw')))}`;
  return fragment.length <= limits.linkMaxLength ? fragment : null;
}

export type LinkedProgram =
  | { program: PlaygroundProgram }
  /** `broken`: cut or changed. `old-browser`: it cannot be unpacked here. */
  | { problem: 'broken' | 'too-long' | 'old-browser' };

/** The program of a fragment; null where it carries none. */
export async function programOf(fragment: string): Promise<LinkedProgram | null> {
  if (fragment.length > limits.linkMaxLength) return { problem: 'too-long' };
  const [, kind, text = ''] = form.exec(fragment) ?? [];
  if (kind === undefined) return /^#?\d\./.test(fragment) ? { problem: 'broken' } : null;
  if (kind === '1' && typeof DecompressionStream === 'undefined') {
    return { problem: 'old-browser' };
  }
  try {
    const bytes = fromBase64(text);
    const plain =
      kind === '0' ? bytes : await through(bytes, new DecompressionStream('deflate-raw'));
    const { playgroundProgram } = await import('@nibras/contract/assessment/playground.ts');
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
    const { files, ...program } = playgroundProgram.parse(json);
    // Nothing is locked here.
    return { program: { ...program, files: files.map(({ name, code }) => ({ name, code })) } };
  } catch (error) {
    return { problem: error instanceof RangeError ? 'too-long' : 'broken' };
  }
}
