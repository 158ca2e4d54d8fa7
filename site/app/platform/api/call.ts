import type { Call } from '@nibras/contract/call.ts';
import { ApiError, failureTexts } from './api-error.ts';
import { addressOf } from './call-address.ts';
import type { AnyInput } from './call-input.ts';
import { type AnswerSchema, readAnswer } from './read-answer.ts';
import { sendCall } from './transport.ts';
import { withProof } from './with-proof.ts';

// From here for other callers too: a chunk of its own would be named in every page's scripts.
export { withProof };

export type CallOptions<T> = {
  /**
   * The contract's schema of the response, or a function that loads it (`async () => (await
   * import('…')).courseListAnswer`), which keeps the schemas and their library out of a page's first script.
   * The schema loads while the call is pending. Without a schema the body is returned unchecked.
   */
  schema?: AnswerSchema<T> | (() => Promise<AnswerSchema<T>>);
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

export type SendOptions<T> = CallOptions<T> & {
  json?: unknown;
  form?: FormData;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Makes one call, and once more after a fresh proof where the server asks for one. Throws an ApiError for a network failure,
 * a failing status and an unexpected body.
 */
export const call = <T>(method: Method, path: string, options: SendOptions<T>): Promise<T> =>
  withProof(() => callOnce(method, path, options));

async function callOnce<T>(method: Method, path: string, options: SendOptions<T>): Promise<T> {
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
    // The caller aborted it: this is not a network failure.
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError({ kind: 'network', message: failureTexts.network });
  }
}

/** Makes a declared call; its answer is checked by the call's own shape, unless the input says otherwise. */
export function callDeclared(declared: Call, input: AnyInput): Promise<unknown> {
  const { parse, unchecked, body, form, signal, headers, ...addressed } = input;
  const own = async () =>
    Object.entries(await declared.shapes()).find(([name]) => name === declared.answer)?.[1];
  const schema = unchecked ? undefined : (parse ?? own);
  return call(declared.method, addressOf(declared, addressed), {
    ...(schema && { schema }),
    ...(signal && { signal }),
    ...(headers && { headers }),
    ...(body !== undefined && { json: body }),
    ...(form && { form }),
  });
}
