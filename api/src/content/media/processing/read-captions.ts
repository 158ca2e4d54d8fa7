import { inWorker, WorkOverrun } from '#platform/workers/in-worker.ts';
import type { CaptionLine, readCaptions } from './captions.ts';
import type { EditableCaptions, readEditable } from './editable-captions.ts';
import { MediaFailure, refuse } from './failure.ts';

const readApart = inWorker<typeof readCaptions>(
  'content/media/processing/captions.ts',
  'readCaptions',
);

/**
 * Reads a caption file in a thread of its own: clean WebVTT, and what it says.
 * @throws MediaFailure where it is no caption file, or takes too long to read
 */
export async function captionsOf(
  bytes: Uint8Array,
): Promise<{ text: string; lines: CaptionLine[]; warning: string | null }> {
  const read = await readApart(bytes).catch((error: unknown) =>
    error instanceof WorkOverrun ? refuse('slowCaptions', error) : Promise.reject(error),
  );
  if ('failure' in read) throw new MediaFailure(read.failure);
  return read;
}

const readEditableApart = inWorker<typeof readEditable>(
  'content/media/processing/editable-captions.ts',
  'readEditable',
);

/**
 * Reads a caption file in a thread of its own into lines that can be edited.
 * @throws MediaFailure where it is no caption file, or takes too long to read
 */
export async function editableCaptionsOf(bytes: Uint8Array): Promise<EditableCaptions> {
  const read = await readEditableApart(bytes).catch((error: unknown) =>
    error instanceof WorkOverrun ? refuse('slowCaptions', error) : Promise.reject(error),
  );
  if ('failure' in read) throw new MediaFailure(read.failure);
  return read;
}
