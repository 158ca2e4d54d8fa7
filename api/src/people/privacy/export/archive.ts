import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A zip that is written while it is sent: each entry is taken from its source as fast as the reader takes it. */
export interface Archive {
  output: Readable;
  /** Adds an entry and waits until it is written. */
  add(name: string, content: Readable, options: { compress: boolean }): Promise<void>;
  addText(name: string, pieces: AsyncIterable<string>): Promise<void>;
  finish(): void;
  /** Ends the output with an error. */
  abandon(reason: Error): void;
}

const pieceLength = 16_384;

/** Joins short pieces, because each would be compressed in a turn of its own. */
async function* joined(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text) yield Buffer.from(text);
}

/** Opens an archive. @param now the time of its entries */
export function openArchive(now: Date): Archive {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // The reader of the output and `add` hear of the error.
  zip.on('error', (error: Error) => output.destroy(error));
  // A reader that is gone takes nothing more.
  const closed = new Promise<never>((_, reject) => {
    output.once('error', reject).once('close', () => reject(new Error('the archive was closed')));
  });
  closed.catch(() => undefined);

  const add: Archive['add'] = (name, content, { compress }) => {
    const taken = new Promise<void>((resolve, reject) => {
      content.once('end', resolve).once('error', reject);
      zip.addReadStream(content, name, { compress, mtime: now });
    });
    return Promise.race([taken, closed]);
  };

  return {
    output,
    add,
    addText: (name, pieces) =>
      add(name, Readable.from(joined(pieces), { objectMode: false }), { compress: true }),
    finish: () => zip.end(),
    abandon: (reason) => void output.destroy(reason),
  };
}
