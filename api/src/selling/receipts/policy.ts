import type { Caller } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';

/** Whether a person may read a receipt: the buyer, and those who sell. */
export const mayReadReceipt = (caller: Caller, { buyer }: { buyer: number | null }): boolean =>
  buyer === caller.id || can(caller, 'selling:manage');
