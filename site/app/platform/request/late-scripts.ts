import { Transform } from 'node:stream';

const preload = '<link rel="modulepreload"';
const latePreload = '<link rel="later"';
const start = ' type="module" async="">';
const lateStart = ' type="text/plain" data-later>';

/**
 * Puts React Router's scripts to sleep until `lateStartScript` wakes them. Its `<Scripts>` cannot be told when to
 * start, hence here; what falls between two chunks of the stream starts at once, which is no harm.
 */
export function lateScripts(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // One byte a character, so that letters cut in two by the chunk's end come out as they went in.
      const html = chunk.toString('latin1');
      const late = html.replaceAll(preload, latePreload).replaceAll(start, lateStart);
      done(null, Buffer.from(late, 'latin1'));
    },
  });
}
