import { ApiError, failureTexts } from './api-error.ts';
import { type AnswerSchema, readAnswer } from './read-answer.ts';
import { sendCall } from './transport.ts';

type CallOptions<T> = {
  /**
   * The contract's schema of the answer, or (to keep the schemas and their library out of a page's
   * first script) a function that loads it: `async () => (await import('…')).courseListAnswer`.
   * It loads while the call is on its way. Without a schema the body comes back as it is.
   */
  schema?: AnswerSchema<T> | (() => Promise<AnswerSchema<T>>);
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

type SendOptions<T> = CallOptions<T> & {
  json?: unknown;
  form?: FormData;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function call<T>(method: Method, path: string, options: SendOptions<T>): Promise<T> {
  const { schema, signal, json, form } = options;
  const headers = new Headers(options.headers);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  const body = json === undefined ? (form ?? null) : JSON.stringify(json);
  try {
    const [response, answerSchema] = await Promise.all([
      sendCall(path, { method, headers, body, signal: signal ?? null }),
      typeof schema === 'function' ? schema() : schema,
    ]);
    return await readAnswer(response, answerSchema);
  } catch (error) {
    // A call given up on purpose is no failure to tell anyone about.
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError({ kind: 'network', message: failureTexts.network });
  }
}

/**
 * Reads from the API, on the server and in the browser alike.
 * `path` begins with `/api/`. Throws an ApiError for everything that is not the promised answer.
 */
export function apiGet<T = unknown>(path: string, options: CallOptions<T> = {}): Promise<T> {
  return call('GET', path, options);
}

/** Sends a change, as JSON (`json`) or as a form with files (`form`). Throws as `apiGet` does. */
export function apiSend<T = unknown>(
  method: Exclude<Method, 'GET'>,
  path: string,
  options: SendOptions<T> = {},
): Promise<T> {
  return call(method, path, options);
}

/** Writes `?a=1&b=2`, leaving out what is empty; '' when nothing is left. */
export function queryString(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value != null && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}
