import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nibras-precompress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

/** Text that the settings of brotli compress differently. */
function script(bytes: number): string {
  let seed = 1;
  const words = Array.from({ length: bytes / 8 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return `v${seed % 3000}(x);`;
  });
  return words.join('');
}

test('texts get both forms, which decompress to them; small and other files get none', async () => {
  const code = script(4000);
  const folder = await folderOf({ 'a.js': code, 'small.js': 'let x;', 'picture.png': code });
  await precompress(folder);
  expect(await readdir(folder)).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'picture.png', 'small.js']);
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(code);
  expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(code);
});

test('what every page loads is compressed most, also where it is large', async () => {
  const code = script(200_000);
  const folder = await folderOf({ 'shell-abc1234.js': code, 'editor-abc1234.js': code });
  await precompress(folder);
  const [shell, editor] = await Promise.all(
    ['shell', 'editor'].map((name) => readFile(join(folder, `${name}-abc1234.js.br`))),
  );
  expect(shell?.length).toBeLessThan(0.95 * (editor?.length ?? 0));
  expect(brotliDecompressSync(editor ?? Buffer.of()).toString()).toBe(code);
});
