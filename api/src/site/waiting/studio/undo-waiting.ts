import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { WaitingSources } from '#platform/waiting.ts';
import { lockState, type WaitingBefore, writeState } from './change-waiting.ts';
import { withdrawAssigned } from './notify-assigned.ts';
import { findWaiting } from './read-thing.ts';

/** Gives a thing the assignment and the snooze back that a change replaced, while it waits for the caller. */
export const createUndoWaiting =
  (sources: () => WaitingSources) =>
  async ({ tx, caller, data }: Undoing<WaitingBefore>): Promise<void> => {
    const { kind, thing, before, after } = data;
    if (!(await findWaiting(tx, sources(), { caller, kind, thing }))) tooLate();
    const state = await lockState(tx, { kind, thing });
    if (JSON.stringify(state) !== JSON.stringify(after)) tooLate();
    await writeState(tx, { kind, thing }, before);
    if (before.assignedTo !== after.assignedTo) {
      await withdrawAssigned(tx, { kind, thing, personId: after.assignedTo });
    }
  };
