import type { Call, Shaped } from '@nibras/contract/call.ts';
import type { AnyInput, InputOf } from '../api/call-input.ts';
import { makeCall } from '../api/make-call.ts';

/**
 * The key of a query that makes a declared call: the call's path with its parameters filled in, and its query. A prefix
 * of it is the key of all queries below that path.
 * @example callKey(getStudioCodesByIdCodes, { params: { id: 5 }, query: { page: 2 } })
 *   // ['studio', 'codes', '5', 'codes', { page: 2 }]
 */
export function callKey<Made extends Call>(
  call: Made,
  ...[input]: InputOf<Made>
): readonly unknown[] {
  const { params = {}, query } = (input ?? {}) as AnyInput;
  const segments = call.path.slice('/api/'.length).split('/');
  const path = segments.map((segment) =>
    segment.startsWith(':') ? String(params[segment.slice(1)]) : segment,
  );
  return query ? [...path, query] : path;
}

/** The key and the function of a query that makes a declared call. The answer is stored whole; `select` takes a part. */
export function callQuery<Made extends Call>(call: Made, ...input: InputOf<Made>) {
  return {
    queryKey: callKey(call, ...input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Shaped<Made, 'answer'>> =>
      makeCall(call, ...([{ ...input[0], signal }] as unknown as InputOf<Made>)),
  };
}
