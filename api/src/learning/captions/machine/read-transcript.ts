import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { editableCaptionsOf, MediaFailure } from '#content/media/index.ts';
import { inWorker, WorkOverrun } from '#platform/workers/in-worker.ts';
import { fail } from './failure.ts';
import type { parseTranscript } from './parse-transcript.ts';

const parseApart = inWorker<typeof parseTranscript>(
  'learning/captions/machine/parse-transcript.ts',
  'parseTranscript',
);

/**
 * The lines of what a program or service has written: WebVTT, SubRip or JSON.
 * @throws MachineFailure where it is none of these
 */
export async function linesOfTranscript(output: Buffer): Promise<CaptionLine[]> {
  const text = output.toString('utf8').trimStart();
  if (text === '') return [];
  if (/^[{[]/.test(text)) {
    const read = await parseApart(text).catch((error: unknown) =>
      error instanceof WorkOverrun ? fail('tooLong', error) : Promise.reject(error),
    );
    return read?.lines ?? fail('unread');
  }
  // A file without a cue is a video in which nobody speaks.
  if (text.startsWith('WEBVTT') && !text.includes('-->')) return [];
  try {
    return (await editableCaptionsOf(output)).lines;
  } catch (error) {
    return error instanceof MediaFailure ? fail('unread', error) : Promise.reject(error);
  }
}
