import { mediaHeader, uploadsPath } from '@nibras/contract/content/media/studio/shapes.ts';
import { media as limits } from '@nibras/contract/limits.ts';
import type { DetailedError, Upload as TusUpload } from 'tus-js-client';
import { failureTexts } from '#platform/api/api-error.ts';
import { bearer } from '#platform/api/bearer.ts';
import { browserConfig } from '#platform/state/site-config.ts';

interface SendOptions {
  file: File;
  /** The media that it replaces. */
  replace: number | null;
  /** The lecture into which the server puts the video once it can be played. */
  lecture: number | null;
  /** What of a video's stream it is (`uploadMetadata`). */
  rendition?: string;
  /** The id of an unfinished upload that it continues. */
  resume: string | null;
  onProgress(sent: number): void;
  /** The line is cut (true), or carries again (false). */
  onOffline(offline: boolean): void;
}

/** A running transfer. */
export interface Sending {
  /** The id of the media; rejects with an Error in Arabic. */
  result: Promise<number>;
  pause(): void;
  resume(): void;
  /** Stops, and removes on the server what was sent. */
  cancel(): void;
}

const longestPause = 30_000;
const statusesThatPass = new Set([0, 401, 408, 409, 423, 425, 429]);

/** Whether waiting helps: no response, a server that restarts, a session that is being renewed, a line held elsewhere. */
const passes = (status: number) => statusesThatPass.has(status) || status >= 500;

function messageOf(body: string | undefined): string {
  try {
    const { message } = JSON.parse(body ?? '') as { message?: unknown };
    return typeof message === 'string' ? message : failureTexts.refused;
  } catch {
    return failureTexts.refused;
  }
}

/**
 * Sends a file in pieces by the protocol tus. After a cut it goes on by itself, as long as the tab is open: when the
 * browser says that the line is back, and at growing intervals.
 */
export async function sendFile(options: SendOptions): Promise<Sending> {
  const { Upload } = await import('tus-js-client');
  const { file, replace, lecture, resume } = options;
  const base = browserConfig().apiBaseUrl + uploadsPath;
  let failures = 0;
  let paused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let upload: TusUpload;
  let settle: { resolve(id: number): void; reject(error: Error): void };
  const result = new Promise<number>((resolve, reject) => {
    settle = { resolve, reject };
  });

  const goOn = () => {
    clearTimeout(timer);
    window.removeEventListener('online', goOn);
    if (!paused) upload.start();
  };
  const waitAndGoOn = () => {
    options.onOffline(true);
    window.addEventListener('online', goOn);
    timer = setTimeout(goOn, Math.min(longestPause, 1000 * 2 ** Math.min(failures, 5)));
    failures += 1;
  };

  function handleError(error: Error | DetailedError): void {
    const response = 'originalResponse' in error ? error.originalResponse : null;
    const status = response?.getStatus() ?? 0;
    // What was sent is gone, after a day or because it was cancelled elsewhere: begin anew.
    const isGone = (status === 404 || status === 410) && upload.url !== null;
    if (isGone) {
      upload.url = null;
      upload.options.uploadUrl = undefined;
    }
    if (isGone || passes(status)) waitAndGoOn();
    else settle.reject(new Error(messageOf(response?.getBody())));
  }

  upload = new Upload(file, {
    endpoint: base,
    uploadUrl: resume ? `${base}/${resume}` : undefined,
    chunkSize: limits.uploadPartBytes,
    storeFingerprintForResuming: false,
    // Waiting and trying again is done here, without an end.
    retryDelays: null as never,
    metadata: {
      filename: file.name,
      filetype: file.type,
      modified: String(file.lastModified),
      ...(replace !== null && { replace: String(replace) }),
      ...(lecture !== null && { lecture: String(lecture) }),
      ...(options.rendition && { rendition: options.rendition }),
    },
    onBeforeRequest(request) {
      const token = bearer.token();
      if (token) request.setHeader('Authorization', `Bearer ${token}`);
    },
    onAfterResponse(_request, response) {
      if (response.getStatus() === 401) bearer.refused();
    },
    onProgress(sent) {
      if (failures > 0) options.onOffline(false);
      failures = 0;
      options.onProgress(sent);
    },
    onSuccess({ lastResponse }) {
      const id = Number(lastResponse.getHeader(mediaHeader));
      if (id > 0) settle.resolve(id);
      else waitAndGoOn();
    },
    onError: handleError,
  });
  upload.start();

  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', goOn);
  };
  return {
    result,
    pause() {
      paused = true;
      stop();
      void upload.abort();
    },
    resume() {
      paused = false;
      upload.start();
    },
    cancel() {
      paused = true;
      stop();
      upload.abort(true).catch(() => undefined);
    },
  };
}
