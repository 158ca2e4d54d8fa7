/** The newest query of each stream, by the folder of its addresses. */
const queries = new Map<string, string>();

/** The address up to its last slash, without query: what all playlists and parts of a stream begin with. */
function folderOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return path.slice(0, path.lastIndexOf('/') + 1);
}

const absolute = (address: string) => new URL(address, globalThis.location?.href).href;

/**
 * Sets the query (signature, seat) with which a stream's parts are requested from now on, in place of the one in its
 * playlists.
 * @param master the address of its master playlist, or of any other file in the same folder
 * @param query without «?»; null: as in the playlists again
 */
export function renewStreamQuery(master: string, query: string | null): void {
  const folder = folderOf(absolute(master));
  if (query === null) queries.delete(folder);
  else queries.set(folder, query);
}

/** The address of a part with the newest query of its stream, or of the nearest folder above it; of others as it is. */
export function newestAddress(address: string): string {
  if (queries.size === 0 || !/\.mp4(?:[?#]|$)/.test(address)) return address;
  const whole = absolute(address);
  for (let folder = folderOf(whole); folder.length > 0; folder = folderOf(folder.slice(0, -1))) {
    const query = queries.get(folder);
    if (query !== undefined) return `${whole.replace(/[?#].*$/s, '')}?${query}`;
  }
  return address;
}
