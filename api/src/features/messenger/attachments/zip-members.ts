import { fromBufferPromise } from 'yauzl';

/**
 * The names in a ZIP archive's directory, those before a fault in it; empty where there is no archive. Nothing is
 * unpacked.
 */
export async function zipMembers(bytes: Buffer): Promise<Set<string>> {
  const names = new Set<string>();
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    for await (const entry of archive.eachEntry()) names.add(entry.fileName);
  } catch {
    // Not an archive, or one that is broken from here on: what could be read decides.
  }
  return names;
}
