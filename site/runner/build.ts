import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { sandboxFolder } from '@nibras/contract/assessment/sandbox.ts';
import { build, type Rolldown } from 'vite';
import { noteBundled } from '../notices/bundled.ts';

/** A built file of the sandbox, at an address that contains the hash of its content. */
export interface BuiltFile {
  /** As the frame calls it. */
  name: string;
  /** Below the folder of the build. */
  path: string;
  content: Uint8Array;
  /** Compressed, as it is sent. */
  bytes: number;
}

export interface BuiltSandbox {
  frame: BuiltFile;
  languages: Record<CodeLanguage, BuiltFile[]>;
}

const here = import.meta.dirname;
const { resolve } = createRequire(import.meta.url);
const compress = promisify(brotliCompress);

async function fileOf(name: string, content: Uint8Array): Promise<BuiltFile> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const [, base, ending] = /^(.*?)(\.\w+)$/.exec(name) ?? [];
  // Only the size is needed, for which a quick setting is near enough.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const { length } = await compress(content, { params });
  return { name, path: `${sandboxFolder}/${base}-${hash}${ending}`, content, bytes: length };
}

/** One script with all its imports. */
async function bundle(entry: string, format: 'iife' | 'es'): Promise<Uint8Array> {
  const built = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [noteBundled()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      minify: 'oxc',
      rollupOptions: {
        input: join(here, entry),
        preserveEntrySignatures: format === 'es' ? 'strict' : false,
        output: { format, codeSplitting: false },
      },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  return Buffer.from(output[0].code);
}

/** TypeScript's descriptions of the language, and ours of what a program finds besides. */
async function typescriptLibrary(): Promise<Uint8Array> {
  const { getLibFiles } = await import('@ts-morph/common');
  const texts: Record<string, string> = {};
  for (const { fileName, text } of getLibFiles()) {
    const year = /^lib\.(?:es(\d+)(?:\.\w+)*|decorators(?:\.legacy)?)\.d\.ts$/.exec(fileName);
    if (!year || Number(year[1] ?? 0) > 2023 || fileName.endsWith('.full.d.ts')) continue;
    texts[fileName] = text.replace(/\/\*[\s\S]*?\*\//g, '');
  }
  const own = join(here, 'workers/typescript/globals.d.ts.txt');
  texts['lib.globals.d.ts'] = await readFile(own, 'utf8');
  return Buffer.from(JSON.stringify(texts));
}

/** Pyodide's list of packages without the packages, which are not offered. */
async function pyodideLock(): Promise<Uint8Array> {
  const { info } = JSON.parse(await readFile(resolve('pyodide/pyodide-lock.json'), 'utf8'));
  return Buffer.from(JSON.stringify({ info, packages: {} }));
}

/** Builds the frame's document, and for each language the files that its page fetches. */
export async function buildSandbox(): Promise<BuiltSandbox> {
  const read = async (name: string, path: string) => fileOf(name, await readFile(path));
  const script = async (name: string, entry: string, format: 'iife' | 'es' = 'iife') =>
    fileOf(name, await bundle(entry, format));
  const html = await readFile(join(here, 'frame/index.html'), 'utf8');
  const frameScript = Buffer.from(await bundle('frame/main.ts', 'iife')).toString();
  const document = html.replace('/*script*/', () =>
    frameScript.replaceAll('</script', '<\\/script'),
  );
  const [javascript, python, sql, compiler, library, compose, page] = await Promise.all([
    script('worker.js', 'workers/javascript/main.ts'),
    script('worker.js', 'workers/python/main.ts'),
    script('worker.js', 'workers/sql.ts'),
    script('compiler.js', 'workers/typescript/main.ts'),
    fileOf('typescript-lib.json', await typescriptLibrary()),
    script('compose.js', 'page/compose.ts', 'es'),
    script('page.js', 'page/main.ts'),
  ]);
  const pyodide = await Promise.all([
    read('pyodide.asm.wasm', resolve('pyodide/pyodide.asm.wasm')),
    read('pyodide.asm.mjs', resolve('pyodide/pyodide.asm.mjs')),
    read('python_stdlib.zip', resolve('pyodide/python_stdlib.zip')),
    fileOf('pyodide-lock.json', await pyodideLock()),
  ]);
  const sqlite = await read('sql.wasm', resolve('sql.js/dist/sql-wasm-browser.wasm'));
  return {
    frame: await fileOf('frame.html', Buffer.from(document)),
    languages: {
      javascript: [javascript],
      typescript: [javascript, compiler, library],
      html: [compose, page],
      python: [python, ...pyodide],
      sql: [sql, sqlite],
    },
  };
}
