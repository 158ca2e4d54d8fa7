import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import type { Platform } from '#platform/platform.ts';
import { transcribeByProgram } from './by-program.ts';
import { transcribeByService } from './by-service.ts';
import type { Sound } from './sound.ts';

/** What a transcription is made for. */
export interface Transcribing {
  /** A BCP 47 tag. */
  language: string;
  /** The terms of the course, as a hint. */
  prompt: string;
  /** The folder of this draft, which is deleted after it. */
  folder: string;
  signal: AbortSignal;
}

/** Writes down what is said in a sound; times count from the sound's start. @throws MachineFailure */
export type Transcribe = (sound: Sound, options: Transcribing) => Promise<CaptionLine[]>;

/** Whether the installation has something that makes drafts. */
export const canTranscribe = ({ transcribe }: Platform['config']): boolean =>
  transcribe.command !== null || transcribe.url !== null;

/** What makes drafts here, the program before the service; null where there is neither. */
export function transcriberOf({
  config,
  log,
}: Pick<Platform, 'config' | 'log'>): { transcribe: Transcribe; inParts: boolean } | null {
  const { command, url, key, model } = config.transcribe;
  if (command !== null)
    return { transcribe: transcribeByProgram({ command, log }), inParts: false };
  if (url === null) return null;
  return { transcribe: transcribeByService({ url, key, model, log }), inParts: true };
}
