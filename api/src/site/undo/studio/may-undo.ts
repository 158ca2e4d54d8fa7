import type { Capability } from '@nibras/contract/capability.ts';
import { type AllUndoActions, isCapability, type UndoRight } from '#platform/audit/undo.ts';
import type { Person } from '#platform/http/access.ts';
import { type CourseRole, can, capabilityFor } from '#platform/http/capabilities.ts';

/** What of an entry decides who may undo it. */
export interface UndoneEntry {
  action: string;
  kind: string;
  courseId: number | null;
  details: Record<string, unknown>;
}

const publishingKinds = ['article', 'service', 'project', 'page', 'site'] as const;

/** The capability that undoing an entry takes; null where nobody may. */
function neededFor(right: UndoRight, { kind, courseId }: UndoneEntry): Capability | null {
  if (isCapability(right)) return right;
  if (right === 'announce' && courseId === null) return 'announce:all';
  // A person who sees the entry may answer what it is about.
  if (right === 'answer') return kind === 'order' ? 'order:answer' : 'contact:answer';
  // The course of a certificate or of what was moderated may be gone.
  if (courseId !== null || right === 'certify' || right === 'moderate') return `course:${right}`;
  const published = publishingKinds.find((one) => one === kind);
  if (!published || (right !== 'edit' && right !== 'publish' && right !== 'remove')) return null;
  return capabilityFor(published, right);
}

/** Whether the entry tells enough to undo it, and the caller may do what that takes, in its own course. */
export function mayUndo(
  caller: Person,
  entry: UndoneEntry,
  target: { courseRole: CourseRole | null; teachersPublish: boolean; actions: AllUndoActions },
): boolean {
  const action = target.actions[entry.action];
  if (!action?.applies(entry.details)) return false;
  const needed = neededFor(action.right, entry);
  return needed !== null && can(caller, needed, target);
}
