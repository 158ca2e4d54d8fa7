import type { Call, Sent, Shaped } from '@nibras/contract/call.ts';
import type { Addressed, QueryValue } from './call-address.ts';
import type { AnswerSchema } from './read-answer.ts';

/** A part of a call's input, which only calls that declare it take. */
type Part<Made extends Call, Name extends 'params' | 'body', Given> =
  Made extends Record<Name, string> ? Record<Name, Given> : { [Key in Name]?: never };

type Params<Made extends Call> = Record<keyof Shaped<Made, 'params'>, string | number>;
type Query<Made extends Call> = { [Name in keyof Shaped<Made, 'query'>]?: QueryValue };

/** What a call is made with: its parameters, its query, and a body or a form. */
export type CallInput<Made extends Call> = Part<Made, 'params', Params<Made>> &
  (Made extends { query: string } ? { query?: Query<Made> } : { query?: never }) &
  (
    | (Part<Made, 'body', Sent<Made, 'body'>> & { form?: never })
    | { form: FormData; body?: never }
  ) & {
    signal?: AbortSignal;
    headers?: Record<string, string>;
  };

/** Parses the answer instead of the call's own shape, such as the answers of other servers. */
export interface Parsing<Answer> {
  parse: AnswerSchema<Answer> | (() => Promise<AnswerSchema<Answer>>);
}

/** Takes any answer: nothing but success is wanted. */
export interface Unchecked {
  unchecked: true;
}

/** A call's input, which may be left out where the call needs none. */
export type InputOf<Made extends Call> =
  Record<string, never> extends CallInput<Made>
    ? [input?: CallInput<Made>]
    : [input: CallInput<Made>];

/** The input of any call. */
export interface AnyInput extends Addressed, Partial<Parsing<unknown>>, Partial<Unchecked> {
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}
