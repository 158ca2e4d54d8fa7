import { Transform } from 'node:stream';

const preload = '<link rel="modulepreload"';
const lowPreload = `${preload} fetchpriority="low"`;

/**
 * Lets style, font and the first picture go before the scripts on a slow line: what the server wrote
 * reads and works without them. React Router's `<Scripts>` takes no priority for its preloads, hence
 * here; a link that falls between two chunks keeps its own, which is no harm.
 */
export function lowPriorityScripts(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // One byte a character, so that letters cut in two by the chunk's end come out as they went in.
      done(null, Buffer.from(chunk.toString('latin1').replaceAll(preload, lowPreload), 'latin1'));
    },
  });
}
