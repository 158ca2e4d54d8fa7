import { posix } from 'node:path';

/** The maximum size of a playlist in bytes; one for hours of video is far smaller. */
export const playlistMaxBytes = 4 * 1024 * 1024;

/** Whether a content type is an HLS playlist. */
export const isPlaylist = (type: string) => type === 'application/vnd.apple.mpegurl';

/**
 * Signs the addresses of a playlist's parts, because players request them by the unsigned paths in it. Addresses
 * outside of the playlist's folder are not changed.
 * @param query returns the signed query of a stored path that is due at a second of the stream
 */
export function signPlaylist(
  text: string,
  path: string,
  query: (part: string, due: number) => string,
): string {
  const folder = `${posix.dirname(path)}/`;
  let due = 0;
  let length = 0;
  const signed = (uri: string) => {
    if (/^[a-z][a-z\d+.-]*:|^\/|[?#]/i.test(uri)) return uri;
    const part = posix.normalize(folder + decodeURI(uri));
    return part.startsWith(folder) ? uri + query(part, due) : uri;
  };
  return text
    .split(/\r?\n/)
    .map((line) => {
      if (line.startsWith('#')) {
        length = Number.parseFloat(/^#EXTINF:([\d.]{1,12})/.exec(line)?.[1] ?? '') || length;
        return line.replace(/\bURI="([^"]+)"/g, (_whole, uri: string) => `URI="${signed(uri)}"`);
      }
      if (line.trim() === '') return line;
      const address = signed(line.trim());
      due += length;
      length = 0;
      return address;
    })
    .join('\n');
}
