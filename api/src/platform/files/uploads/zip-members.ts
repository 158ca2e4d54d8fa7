import { fromBufferPromise } from 'yauzl';

/**
 * The names in a ZIP archive's directory, up to the first broken entry; empty if it is no archive. Nothing is unpacked.
 */
export async function zipMembers(bytes: Buffer): Promise<Set<string>> {
  const names = new Set<string>();
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    for await (const entry of archive.eachEntry()) names.add(entry.fileName);
  } catch {
    // Not an archive, or broken from here on: use the names that were read.
  }
  return names;
}
