import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import type { Sound } from './sound.ts';

/** What a transcription is made for. */
interface Transcribing {
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
