import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../item-values.ts';

/** The values of `fields` that are others in `beside`. */
export const differing = (fields: Fields, beside: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(value, beside[name])),
  );
