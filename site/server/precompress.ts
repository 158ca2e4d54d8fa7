import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const kinds = new Set([
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.xml',
  '.html',
  '.wasm',
]);
const minBytes = 200;

/** Scripts and styles of a first view are smaller than this, but for the one that every page loads (`vite.config.ts`). */
const largeBytes = 131_072;
const everyPage = /^shell-.*\.js$/;
/** Twenty times as fast as the strongest setting. A stronger one below that takes longer and saves a fiftieth. */
const quickQuality = 6;

const qualityOf = (name: string, { length }: Buffer) =>
  length <= largeBytes || everyPage.test(name) ? constants.BROTLI_MAX_QUALITY : quickQuality;

async function compressFile(folder: string, name: string): Promise<void> {
  const file = join(folder, name);
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(name, content),
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

/**
 * Writes a `.br` and a `.gz` next to every text file of a folder, so that the server never compresses a file. At build
 * time brotli can use its strongest setting, whose files are a tenth smaller than those of a quick one. Large files that are
 * loaded on demand (editors, players, runtimes of languages) get the quick one: of these the strongest costs as much as a
 * fifth of the whole build.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && kinds.has(extname(entry.name)))
      .map(({ parentPath, name }) => compressFile(parentPath, name)),
  );
}
