import type { Capability } from '@nibras/contract/capability.ts';
import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import type { Transaction } from '../database/database.ts';
import type { Person } from '../http/access.ts';
import { AppError } from '../http/app-error.ts';
import type { Platform } from '../platform.ts';

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

/**
 * What undoing a change takes: a capability, or an act on the item or course that the entry of the audit log is about.
 * `answer` is for orders and contact messages; `announce` outside of a course is for what all people receive.
 */
export type UndoRight =
  | Capability
  | 'edit'
  | 'publish'
  | 'remove'
  | 'staff'
  | 'enrol'
  | 'mark'
  | 'announce'
  | 'answer'
  | 'moderate'
  | 'certify';

/** Whether the right is a capability, which needs neither item nor course. */
export const isCapability = (right: UndoRight): right is Capability => right.includes(':');

export interface UndoAction {
  right: UndoRight;
  /** Whether the details have what the undo needs. */
  applies: (details: Record<string, unknown>) => boolean;
  undo: (undoing: Undoing) => Promise<void>;
}

/** What can be undone, by the name of the action in the audit log. */
export type UndoActions = Readonly<Partial<Record<LogAction, UndoAction>>>;

/** An action whose writer stores under `undo` of the details what its undo reads. */
export const stored = <Data>(
  right: UndoRight,
  undo: (undoing: Undoing<Data>) => Promise<void>,
): UndoAction => ({
  right,
  applies: ({ undo: data }) => typeof data === 'object' && data !== null,
  undo: undo as UndoAction['undo'],
});

/** Of all features; an action may be one that an older version wrote. */
export type AllUndoActions = Readonly<Record<string, UndoAction>>;

/** The same undo for several actions. */
export const undoneAlike = (actions: readonly LogAction[], action: UndoAction): UndoActions =>
  Object.fromEntries(actions.map((name) => [name, action]));
