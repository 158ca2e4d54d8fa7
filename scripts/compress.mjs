import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const worthwhile = /\.(js|mjs|css|svg|json|webmanifest|txt|xml|html|map)$/;

/** Puts `.br` and `.gz` beside every text file of the built site, so that the server never compresses a file. */
export async function compress(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return compress(path);
      if (!worthwhile.test(entry.name)) return;
      const content = await readFile(path);
      if (content.length < 1024) return;
      const [br, gz] = await Promise.all([brotli(content), gzip(content, { level: 9 })]);
      await writeFile(`${path}.br`, br);
      await writeFile(`${path}.gz`, gz);
    }),
  );
}
