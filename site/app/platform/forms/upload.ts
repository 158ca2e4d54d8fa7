import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { bearer } from '#platform/api/bearer.ts';
import { type AnswerSchema, readAnswer } from '#platform/api/read-answer.ts';
import { browserConfig } from '#platform/state/site-config.ts';

interface UploadOptions<T> {
  schema?: AnswerSchema<T>;
  headers?: Record<string, string>;
  /** Aborts the upload; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** 0 to 1 while the body is sent; 1 while the response is pending. */
  onProgress?(share: number): void;
}

const statusesWithoutBody = [204, 205, 304];

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const retryAfter = request.getResponseHeader('Retry-After');
  if (retryAfter) headers.set('Retry-After', retryAfter);
  const { status } = request;
  return new Response(statusesWithoutBody.includes(status) ? null : request.responseText, {
    status,
    headers,
  });
}

/**
 * Sends a form with files as the API client does, and reports the progress, which `fetch` cannot.
 * Throws an ApiError for a network failure, a failing status and an unexpected body.
 */
export function uploadForm<T = unknown>(
  path: string,
  form: FormData,
  { schema, headers, signal, onProgress }: UploadOptions<T> = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const token = bearer.token();
    const failNetwork = () =>
      reject(new ApiError({ kind: 'network', message: failureTexts.network }));
    const abort = () => {
      request.abort();
      reject(signal?.reason);
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = failNetwork;
    request.ontimeout = failNetwork;
    request.onload = () => {
      if (request.status === 401 && token && token === bearer.token()) bearer.refused();
      readAnswer(responseOf(request), schema).then(resolve, reject);
    };
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort, { once: true });
    request.open('POST', browserConfig().apiBaseUrl + path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers ?? {})) {
      request.setRequestHeader(name, value);
    }
    request.send(form);
  });
}
