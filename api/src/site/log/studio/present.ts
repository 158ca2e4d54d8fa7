import { studio as limits } from '@nibras/contract/limits.ts';
import {
  type LogDetails,
  type LogEntry,
  logDetails,
  type UndoState,
} from '@nibras/contract/site/log/studio/shapes.ts';
import type { AllUndoActions } from '#platform/audit/undo.ts';
import type { Person } from '#platform/http/access.ts';
import { mayUndo } from '#site/undo/index.ts';
import type { LogRow } from './log-query.ts';

/** The details that pages read; what an undo needs is nobody else's. */
function presentDetails(details: Record<string, unknown>): LogDetails {
  const shown = Object.keys(logDetails.shape).filter((name) => details[name] !== null);
  const named = shown.flatMap((name) => (name in details ? [[name, details[name]]] : []));
  return logDetails.safeParse(Object.fromEntries(named)).data ?? {};
}

/** Who reads the log, when, and whether teachers may publish. */
interface Reading {
  caller: Person;
  now: Date;
  teachersPublish: boolean;
  actions: AllUndoActions;
}

function undoState(row: LogRow, { caller, now, ...target }: Reading): UndoState {
  if (row.undoneBy !== null) return 'done';
  const isOld = row.at.getTime() < now.getTime() - limits.undoFor;
  return !isOld && !row.hasNewer && mayUndo(caller, row, { ...row, ...target }) ? 'can' : 'no';
}

export const presentEntry = (row: LogRow, reading: Reading): LogEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  by:
    row.personId === null || row.personName === null
      ? null
      : { id: row.personId, name: row.personName },
  action: row.action,
  kind: row.kind,
  item_id: row.itemId,
  name: row.name,
  details: presentDetails(row.details),
  undo: undoState(row, reading),
});
