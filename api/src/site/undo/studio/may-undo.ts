import { type AllUndoActions, isCapability } from '#platform/audit/undo.ts';
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

/** Whether the entry tells enough to undo it, and the caller may do what that takes, in its own course. */
export function mayUndo(
  caller: Person,
  entry: UndoneEntry,
  target: { courseRole: CourseRole | null; teachersPublish: boolean; actions: AllUndoActions },
): boolean {
  const action = target.actions[entry.action];
  if (!action?.applies(entry.details)) return false;
  const { right } = action;
  if (isCapability(right)) return can(caller, right);
  if (right === 'announce' && entry.courseId === null) return can(caller, 'announce:all');
  // Of a course that is gone.
  if (right === 'certify' && entry.courseId === null) return can(caller, 'course:certify');
  if (right === 'moderate') return can(caller, 'course:moderate', target);
  // A person who sees the entry may answer what it tells of.
  if (right === 'answer') {
    return can(caller, entry.kind === 'order' ? 'order:answer' : 'contact:answer');
  }
  if (entry.courseId !== null) return can(caller, `course:${right}`, target);
  const kind = publishingKinds.find((one) => one === entry.kind);
  if (!kind || (right !== 'edit' && right !== 'publish' && right !== 'remove')) return false;
  const needed = capabilityFor(kind, right);
  return needed ? can(caller, needed) : false;
}
