import { posix } from 'node:path';

/** A playlist of hours of film in short parts stays far below this; in bytes. */
export const playlistMaxBytes = 4 * 1024 * 1024;

export const isPlaylist = (type: string) => type === 'application/vnd.apple.mpegurl';

/**
 * A stream's playlist with its parts' addresses signed as its own was: players ask for the parts by the bare paths
 * that stand in it, which open nothing. What does not lie in the playlist's folder stays as it is.
 * @param query the query that opens a stored path
 */
export function signPlaylist(text: string, path: string, query: (part: string) => string): string {
  const folder = `${posix.dirname(path)}/`;
  const signed = (uri: string) => {
    if (/^[a-z][a-z\d+.-]*:|^\/|[?#]/i.test(uri)) return uri;
    const part = posix.normalize(folder + decodeURI(uri));
    return part.startsWith(folder) ? uri + query(part) : uri;
  };
  return text
    .split(/\r?\n/)
    .map((line) => {
      if (line.startsWith('#')) {
        return line.replace(/\bURI="([^"]+)"/g, (_whole, uri: string) => `URI="${signed(uri)}"`);
      }
      return line.trim() === '' ? line : signed(line.trim());
    })
    .join('\n');
}
