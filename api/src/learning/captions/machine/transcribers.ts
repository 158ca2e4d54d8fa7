import type { Platform } from '#platform/platform.ts';
import { transcribeByProgram } from './by-program.ts';
import { transcribeByService } from './by-service.ts';
import type { Transcribe } from './transcribing.ts';

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
