import { type ScreenCapability, screenCapabilities } from '../people/auth/shapes.ts';

/** Everyone who may open a part of the studio, by what they are on the platform and in a course. */
export type StudioRole = 'admin' | 'editor' | 'newTeacher' | 'teacher' | 'assistant';

/**
 * The screen capabilities of each role. A test of the server compares its rules with them, and a test of the site shows the
 * rooms that they open.
 */
export const roleCapabilities: Record<StudioRole, readonly ScreenCapability[]> = {
  admin: screenCapabilities,
  editor: [
    'studio:open',
    'article:create',
    'article:edit',
    'service:create',
    'project:create',
    'skill:edit',
    'page:create',
    'order:answer',
  ],
  /** Before the first course. */
  newTeacher: ['studio:open', 'course:create'],
  teacher: [
    'studio:open',
    'course:create',
    'course:enrol',
    'course:certify',
    'course:announce',
    'course:moderate',
    'course:mark',
  ],
  assistant: ['studio:open', 'course:mark'],
};
