import type { Caller } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';

/** Whether somebody may read a receipt: whoever bought, and those who sell. */
export const mayReadReceipt = (caller: Caller, { buyer }: { buyer: number | null }): boolean =>
  buyer === caller.id || can(caller, 'selling:manage');
