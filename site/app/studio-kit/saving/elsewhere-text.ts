import type { VideoElsewhere } from '@nibras/contract/learning/lectures/elsewhere.ts';
import { pageOf } from '@nibras/contract/learning/lectures/elsewhere-address.ts';

/** A video of another site as its address. */
export const elsewhereText = (value: unknown): string =>
  value ? pageOf(value as VideoElsewhere) : '';
