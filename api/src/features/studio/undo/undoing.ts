import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

/** A change as the audit log has it, with what its writer stored under `undo` of its details. */
export interface Undoing<Data = Record<string, unknown>> {
  tx: Transaction;
  platform: Platform;
  entry: {
    id: number;
    action: string;
    kind: string;
    itemId: number;
    name: string;
    details: Record<string, unknown>;
  };
  data: Data;
  person: number;
  caller: Person;
  now: Date;
}

/** Refuses an undo on which something newer stands. */
export function tooLate(): never {
  throw new AppError('undo-too-late');
}
