import type { Call } from '@nibras/contract/call.ts';
import { declaredCalls, documentedName } from '../../declared-calls.ts';
import type { World } from './world.ts';

/** How many segments of a row's address a call has as they are; null where they do not fit. */
function exactness(call: Call, parts: readonly string[]): number | null {
  const own = documentedName(call).split('/');
  const fits =
    own.length === parts.length &&
    own.every((part, at) => part === parts[at] || (part[0] === '{' && parts[at]?.[0] === '{'));
  return fits ? own.filter((part, at) => part === parts[at]).length : null;
}

/** Finds the call of a row's address; an exact segment takes precedence over a parameter. */
export function callAt(address: string): Call | undefined {
  const parts = (address.split('?')[0] ?? '').split('/');
  return declaredCalls
    .map((call) => ({ call, exact: exactness(call, parts) }))
    .filter(({ exact }) => exact !== null)
    .toSorted((a, b) => Number(b.exact) - Number(a.exact))[0]?.call;
}

/** A row's address with the ids of a world. @throws where the world lacks one */
export const filledCall = (address: string, { paths }: Pick<World, 'paths'>): string =>
  address.replace(/\{(\w+)\}/g, (_, name: keyof World['paths']) => {
    if (!Object.hasOwn(paths, name)) throw new Error(`${address}: what is {${name}}?`);
    return String(paths[name]);
  });
