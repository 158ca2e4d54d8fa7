import { type RuntimeFile, runtimes } from 'virtual:nibras-sandbox';
import { type CodeLanguage, codeLanguages } from '@nibras/contract/assessment/questions/shapes.ts';
import { sandboxFolder } from '@nibras/contract/assessment/sandbox.ts';
import { snapshotName } from '../../../runner/protocol.ts';
import { retrying } from './retrying.ts';
import { isFinal, RuntimeUnavailable } from './runtime-unavailable.ts';
import type { Progress, RunnerSize } from './types.ts';

/** The files of languages, kept for offline use. The service worker removes only caches of its own prefix. */
const cacheName = 'nibras-runtimes';

/** No cache where a page came without encryption: then the browser's own keeps the files. */
async function openCache(): Promise<Cache | null> {
  if (typeof caches === 'undefined') return null;
  return caches.open(cacheName).catch(() => null);
}

/**
 * The address under which a started runtime's memory is kept: it belongs to exactly these files. Nothing is served there;
 * it is made in this browser.
 */
function snapshotAddress(language: CodeLanguage): string {
  const hashes = runtimes[language].map(({ address }) => /-(\w+)\.\w+$/.exec(address)?.[1]);
  return `/${sandboxFolder}/${snapshotName}-${language}-${hashes.join('-')}`;
}

/** Keeps the memory of a started runtime for the next visit. */
export async function keepSnapshot(language: CodeLanguage, bytes: ArrayBuffer): Promise<void> {
  const cache = await openCache();
  await cache?.put(snapshotAddress(language), new Response(bytes)).catch(() => undefined);
}

/** Removes what earlier versions of the site have left. */
async function removeOld(cache: Cache): Promise<void> {
  const known = new Set(
    Object.values(runtimes).flatMap((files) => files.map((file) => file.address)),
  );
  for (const language of codeLanguages) known.add(snapshotAddress(language));
  for (const request of await cache.keys()) {
    if (!known.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** How much a language needs, and whether all of it is here. */
export async function runtimeSize(language: CodeLanguage): Promise<RunnerSize> {
  const files = runtimes[language];
  const cache = await openCache();
  const found = await Promise.all(files.map(({ address }) => cache?.match(address)));
  return {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    cached: found.every((response) => response !== undefined),
  };
}

/** Reads a response and tells the share of it that has come; its length is that of the file as it is used. */
async function readWithProgress(
  response: Response,
  { size }: RuntimeFile,
  onShare: (share: number) => void,
): Promise<ArrayBuffer> {
  const content = new Uint8Array(size);
  let length = 0;
  for await (const part of chunksOf(response)) {
    if (length + part.length > size) throw new RuntimeUnavailable('a file is longer than it was');
    content.set(part, length);
    length += part.length;
    onShare(length / size);
  }
  if (length !== size) throw new RuntimeUnavailable('a file is cut off');
  return content.buffer;
}

async function* chunksOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Statuses of a server that has the file and does not send it now. */
const isRefused = (status: number) => status >= 500 || status === 429 || status === 408;

async function download(
  file: RuntimeFile,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const { address } = file;
  const response = await fetch(address, { signal, credentials: 'omit' });
  if (!response.ok) {
    const { status } = response;
    throw new RuntimeUnavailable(`${address}: ${status}`, { isFinal: !isRefused(status) });
  }
  return readWithProgress(response, file, onShare);
}

async function fetchFile(
  file: RuntimeFile,
  cache: Cache | null,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const stored = await cache?.match(file.address).catch(() => undefined);
  if (stored) {
    const content = await stored.arrayBuffer();
    onShare(1);
    if (content.byteLength === file.size) return content;
  }
  const content = await retrying(() => download(file, onShare, signal), { signal, isFinal });
  const copy = new Response(content.slice(0), { headers: { 'Content-Length': `${file.size}` } });
  // A full disk keeps nobody from running a program.
  await cache?.put(file.address, copy).catch(() => undefined);
  return content;
}

/**
 * The files of a language, from this browser or from our own address.
 * @throws RuntimeUnavailable without a network; AbortError after `signal`
 */
export async function fetchRuntime(
  language: CodeLanguage,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Record<string, ArrayBuffer>> {
  const files = runtimes[language];
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const shares = files.map(() => 0);
  const tell = () => {
    const loaded = files.reduce((sum, { bytes }, index) => sum + bytes * (shares[index] ?? 0), 0);
    onProgress({ loaded: Math.round(loaded), total });
  };
  const cache = await openCache();
  try {
    const contents = files.map(async (file, index) => {
      const onShare = (share: number) => {
        shares[index] = share;
        tell();
      };
      return [file.name, await fetchFile(file, cache, onShare, signal)] as const;
    });
    const assets = Object.fromEntries(await Promise.all(contents));
    const snapshot = await cache?.match(snapshotAddress(language)).catch(() => undefined);
    if (snapshot) assets[snapshotName] = await snapshot.arrayBuffer();
    if (cache) void removeOld(cache).catch(() => undefined);
    return assets;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof RuntimeUnavailable ? error : new RuntimeUnavailable(String(error));
  }
}
