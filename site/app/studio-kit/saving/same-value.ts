import { hashKey } from '@tanstack/react-query';

/** Whether two values of a field are the same; the order of an object's keys does not matter. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || hashKey([one]) === hashKey([other]);

/**
 * The value without what the server refuses whole bodies for: zero bytes and halves of surrogate pairs, which a paste
 * can bring along.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storable(one)]));
}
