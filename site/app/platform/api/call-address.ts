import type { Call } from '@nibras/contract/call.ts';
import { queryString } from './query-string.ts';

export type QueryValue = string | number | null | undefined;

/** What the address of a call is made of. */
export interface Addressed {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
}

/** The address of a call, with its parameters and its query. */
export function addressOf({ path }: Call, { params = {}, query = {} }: Addressed = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  return filled + queryString(query);
}
