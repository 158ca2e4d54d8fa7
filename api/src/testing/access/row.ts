import type { Call } from '@nibras/contract/call.ts';
import type { Caller } from '#platform/http/access.ts';
import { type CourseRole, can } from '#platform/http/capabilities.ts';
import { callAt } from './row-call.ts';
import type { Kind, Secret, World } from './world.ts';

/** A call's method and address; `{course}` stands for an id of the test's world (`World['paths']`). */
type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** One call, and what each kind of caller gets. */
export interface Row {
  call: Address;
  /** The status for every kind that `except` does not name; by default the one that the call's `access` promises. */
  status?: number;
  except?: Partial<Record<Kind, number>>;
  body?: (world: World, kind: Kind) => object;
  /** The secret that the response contains for its readers; nobody else may receive it, in any row. */
  shows?: Secret;
  /** The readers who receive it in this row, where not all do. */
  to?: readonly Kind[];
}

/** The roles of those who are signed in. */
const roles: Partial<Record<Kind, Caller['role']>> = {
  teacher: 'teacher',
  colleague: 'teacher',
  editor: 'editor',
  admin: 'admin',
};

/** The parts of those who work on a course: the colleague on another one than the teacher. */
const courseRoles: Partial<Record<Kind, CourseRole>> = {
  teacher: 'teacher',
  colleague: 'teacher',
  assistant: 'assistant',
};

/** The status that the declaration of a call promises: 401 without a session, 403 without the capability, else 200. */
function declaredStatus(call: Call | undefined, kind: Kind): number {
  if (!call || call.access === 'visitors') return 200;
  if (kind === 'visitor') return 401;
  if (call.access === 'signed-in') return 200;
  const role = roles[kind] ?? 'student';
  if (typeof call.access === 'string') return can({ role }, call.access) ? 200 : 403;
  // A row names the statuses of a call that depends on a course or a kind.
  if (!('inSome' in call.access)) return 200;
  const courseRole = courseRoles[kind] ?? null;
  return can({ role }, call.access.inSome, { courseRole }) ? 200 : 403;
}

/** The status of a row's call for a kind of caller. */
export const statusOf = ({ call, status, except = {} }: Row, kind: Kind): number =>
  except[kind] ?? status ?? declaredStatus(callAt(call), kind);
