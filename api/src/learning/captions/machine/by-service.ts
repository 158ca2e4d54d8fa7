import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { callOutside } from '#platform/outgoing/call-outside.ts';
import type { Platform } from '#platform/platform.ts';
import { fail } from './failure.ts';
import { linesOfTranscript } from './read-transcript.ts';
import type { Transcribe } from './transcribing.ts';

interface Service {
  url: string;
  key: string | null;
  model: string;
  log: Platform['log'];
}

/** A form with fields and one file, as `multipart/form-data`. */
function formOf(
  fields: Record<string, string>,
  file: { name: string; content: Buffer },
): { type: string; body: Buffer } {
  const boundary = `nibras-${randomUUID()}`;
  const head = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const fileHead = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(head + fileHead),
      file.content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

/** The address of the call: the setting may name the server, or the call itself. */
const addressOf = (url: string) =>
  /\/audio\/transcriptions$/.test(url)
    ? url
    : `${url.replace(/\/v1$/, '')}/v1/audio/transcriptions`;

/**
 * Transcribes with a service that answers as OpenAI's `/v1/audio/transcriptions` does. The operator names it, so it may
 * run on this machine.
 */
export const transcribeByService =
  ({ url, key, model, log }: Service): Transcribe =>
  async (sound, { language, prompt, signal }): Promise<CaptionLine[]> => {
    const fields = {
      model,
      // The services know ISO 639-1 alone.
      language: language.split('-')[0] ?? language,
      response_format: 'verbose_json',
      ...(prompt !== '' && { prompt }),
    };
    const file = { name: basename(sound.file), content: await readFile(sound.file) };
    const { type, body } = formOf(fields, file);
    const { status, body: text } = await callOutside(addressOf(url), {
      method: 'POST',
      headers: {
        'Content-Type': type,
        'Content-Length': body.length,
        ...(key !== null && { Authorization: `Bearer ${key}` }),
      },
      body,
      timeout: limits.machineRequestTimeout,
      maxBytes: limits.machineMaxOutput,
      allowLoopback: true,
      signal,
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      return fail('service', error);
    });
    if (status !== 200) {
      log.warn({ status, answer: text.slice(0, 500) }, 'the transcription failed');
      fail(status >= 400 && status < 500 ? 'refused' : 'service');
    }
    return linesOfTranscript(Buffer.from(text));
  };
