import type { Call, Sent, Shaped } from '@nibras/contract/call.ts';
import { apiGet, apiSend, queryString } from './api-client.ts';
import type { AnswerSchema } from './read-answer.ts';

type Value = string | number | null | undefined;

/** A part of a call's input, which only calls that declare it take. */
type Part<Made extends Call, Name extends 'params' | 'body', Given> =
  Made extends Record<Name, string> ? Record<Name, Given> : { [Key in Name]?: never };

type Params<Made extends Call> = Record<keyof Shaped<Made, 'params'>, string | number>;
type Query<Made extends Call> = { [Name in keyof Shaped<Made, 'query'>]?: Value };

/** What a call is made with: its parameters, its query, and a body or a form. */
export type CallInput<Made extends Call, Answer = unknown> = Part<Made, 'params', Params<Made>> &
  (Made extends { query: string } ? { query?: Query<Made> } : { query?: never }) &
  (
    | (Part<Made, 'body', Sent<Made, 'body'>> & { form?: never })
    | { form: FormData; body?: never }
  ) & {
    /** Parses the answer instead of the call's own shape, such as the answers of other servers. */
    parse?: AnswerSchema<Answer> | (() => Promise<AnswerSchema<Answer>>);
    /** Takes any answer: nothing but success is wanted. */
    unchecked?: true;
    signal?: AbortSignal;
    headers?: Record<string, string>;
  };

/** A call's input, which may be left out where the call needs none. */
type InputOf<Made extends Call, Answer> =
  Record<string, never> extends CallInput<Made, Answer>
    ? [input?: CallInput<Made, Answer>]
    : [input: CallInput<Made, Answer>];

interface Addressed {
  params?: Record<string, string | number>;
  query?: Record<string, Value>;
}

/** The address of a call, with its parameters and its query. */
export function addressOf({ path }: Call, { params = {}, query = {} }: Addressed = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  return filled + queryString(query);
}

/**
 * Makes a call that the contract declares. The shape of the answer loads while the call is pending.
 * Throws an ApiError for a network failure, a failing status and an unexpected answer.
 */
export async function makeCall<Made extends Call, Answer = Shaped<Made, 'answer'>>(
  call: Made,
  ...[input]: InputOf<Made, Answer>
): Promise<Answer> {
  const { parse, unchecked, body, form, signal, headers, ...addressed } = (input ??
    {}) as CallInput<Call, Answer>;
  const own = async () =>
    ((await call.shapes()) as Record<string, AnswerSchema<Answer>>)[call.answer];
  const schema = unchecked ? undefined : (parse ?? (own as () => Promise<AnswerSchema<Answer>>));
  const options = {
    ...(schema && { schema }),
    ...(signal && { signal }),
    ...(headers && { headers }),
  };
  const address = addressOf(call, addressed as Addressed);
  if (call.method === 'GET') return apiGet(address, options);
  return apiSend(call.method, address, {
    ...options,
    ...(body !== undefined && { json: body }),
    ...(form && { form }),
  });
}
