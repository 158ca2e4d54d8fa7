import type { Person } from '#platform/http/access.ts';
import { type CourseRole, can, capabilityFor } from '#platform/http/capabilities.ts';

import { undoActions } from './actions.ts';

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
  target: { courseRole: CourseRole | null; teachersPublish: boolean },
): boolean {
  const action = undoActions[entry.action];
  if (!action?.applies(entry.details)) return false;
  if (action.act === 'settings') return can(caller, 'settings:edit');
  if (action.act === 'announce' && entry.courseId === null) return can(caller, 'announce:all');
  // Of a course that is gone.
  if (action.act === 'certify' && entry.courseId === null) return can(caller, 'course:certify');
  if (action.act === 'moderate') return can(caller, 'course:moderate', target);
  if (action.act === 'skills') return can(caller, 'skill:edit');
  // Whoever sees the entry may answer what it tells of.
  if (action.act === 'answer') {
    return can(caller, entry.kind === 'order' ? 'order:answer' : 'contact:answer');
  }
  if (action.act === 'people') return can(caller, 'people:manage');
  if (action.act === 'selling') return can(caller, 'selling:manage');
  if (entry.courseId !== null) return can(caller, `course:${action.act}`, target);
  const kind = publishingKinds.find((one) => one === entry.kind);
  const { act } = action;
  // Acts of courses only.
  if (
    act === 'staff' ||
    act === 'enrol' ||
    act === 'mark' ||
    act === 'announce' ||
    act === 'certify'
  )
    return false;
  const needed = kind && capabilityFor(kind, act);
  return needed ? can(caller, needed) : false;
}
