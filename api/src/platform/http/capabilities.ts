import type { Capability } from '@nibras/contract/capability.ts';
import type { ContentKind } from '@nibras/contract/content/items/studio/page.ts';
import type { Role } from '@nibras/contract/people/auth/shapes.ts';

export type CourseRole = 'teacher' | 'assistant';

const articles = ['article:create', 'article:edit', 'article:publish', 'article:remove'] as const;
const services = ['service:create', 'service:edit', 'service:publish', 'service:remove'] as const;
const projects = ['project:create', 'project:edit', 'project:publish', 'project:remove'] as const;
const pages = ['page:create', 'page:edit', 'page:publish', 'page:remove'] as const;

/** Capabilities by role, everywhere on the platform; `all` includes those that are added later. */
const ofRole: Record<Role, readonly Capability[] | 'all'> = {
  admin: 'all',
  // Orders of the services that they manage, and no others.
  editor: [
    'studio:open',
    ...articles,
    ...services,
    ...projects,
    ...pages,
    'skill:edit',
    'order:answer',
  ],
  teacher: ['studio:open', 'course:create'],
  student: [],
};

/** Capabilities in one course, of those who work on it, whatever their role on the platform is. */
const ofCourseRole: Record<CourseRole, readonly Capability[]> = {
  teacher: [
    'studio:open',
    'course:watch',
    'course:answer',
    'course:mark',
    'course:staff',
    'course:announce',
    'course:moderate',
    'course:enrol',
    'course:certify',
    'course:edit',
    'course:publish',
    'course:remove',
  ],
  assistant: ['studio:open', 'course:watch', 'course:answer', 'course:mark'],
};

/** What teachers do in their courses only where the provider lets them publish by themselves. */
const withLeave: readonly Capability[] = ['course:publish', 'course:certify'];

export const needsLeave = (capability: Capability): boolean => withLeave.includes(capability);

/** What a change of an item takes; null for what nobody may do: the site itself is never removed. */
export function capabilityFor(
  kind: ContentKind,
  act: 'edit' | 'publish' | 'remove',
): Capability | null {
  if (kind === 'site') return act === 'remove' ? null : 'settings:edit';
  return `${kind === 'lecture' || kind === 'question' ? 'course' : kind}:${act}`;
}

/** The course of a question about a course or its lectures, and the installation's rules. */
export interface CapabilityTarget {
  /** The caller's part in the course; null for none. */
  courseRole?: CourseRole | null;
  /** Whether the provider lets teachers publish their courses themselves; true unless it is set. */
  teachersPublish?: boolean;
}

/**
 * Whether a person may do something; nobody may do what the tables above do not name
 * (docs/behaviour/content.md#who-may-what).
 */
export function can(
  caller: { role: Role } | null,
  capability: Capability,
  { courseRole = null, teachersPublish = true }: CapabilityTarget = {},
): boolean {
  if (!caller) return false;
  const everywhere = ofRole[caller.role];
  if (everywhere === 'all' || everywhere.includes(capability)) return true;
  if (courseRole === null || !ofCourseRole[courseRole].includes(capability)) return false;
  return teachersPublish || !needsLeave(capability);
}
