import type { Call, Shaped } from '@nibras/contract/call.ts';
import { loadCall } from './api-client.ts';
import type { AnyInput, CallInput, InputOf, Parsing, Unchecked } from './call-input.ts';

/**
 * Makes a call that the contract declares. The shape of the answer loads while the call is pending.
 * Throws an ApiError for a network failure, a failing status and an unexpected answer.
 */
export function makeCall<Made extends Call, Answer>(
  call: Made,
  input: CallInput<Made> & Parsing<Answer>,
): Promise<Answer>;
export function makeCall<Made extends Call>(
  call: Made,
  input: CallInput<Made> & Unchecked,
): Promise<unknown>;
export function makeCall<Made extends Call>(
  call: Made,
  ...input: InputOf<Made>
): Promise<Shaped<Made, 'answer'>>;
export async function makeCall(call: Call, input: AnyInput = {}): Promise<unknown> {
  const { callDeclared } = await loadCall();
  return callDeclared(call, input);
}
