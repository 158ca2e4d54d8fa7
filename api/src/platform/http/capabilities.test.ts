import type { Capability } from '@nibras/contract/capability.ts';
import { expect, test } from 'vitest';
import { type CourseRole, can } from '#platform/http/capabilities.ts';

const columns = ['admin', 'editor', 'teacher', 'assistant', 'colleague', 'student', 'visitor'];

/** Callers, with their part in the course in question. */
const callers: Record<
  string,
  [role: 'admin' | 'editor' | 'teacher' | 'student' | null, courseRole: CourseRole | null]
> = {
  admin: ['admin', null],
  editor: ['editor', null],
  teacher: ['teacher', 'teacher'],
  assistant: ['student', 'assistant'],
  colleague: ['teacher', null],
  student: ['student', null],
  visitor: [null, null],
};

// biome-ignore format: a table is read by its columns
const table: [Capability, string][] = [
  ['studio:open',    'admin editor teacher assistant colleague'],
  ['settings:edit',  'admin'],
  ['people:manage',  'admin'],
  ['course:create',  'admin teacher colleague'],
  ['course:edit',    'admin teacher'],
  ['course:publish', 'admin teacher'],
  ['course:remove',  'admin teacher'],
  ['course:staff',   'admin teacher'],
  ['course:moderate', 'admin teacher'],
  ['course:watch',   'admin teacher assistant'],
  ['course:answer',  'admin teacher assistant'],
  ['course:mark',    'admin teacher assistant'],
  ['article:create', 'admin editor'],
  ['article:edit',   'admin editor'],
  ['service:publish', 'admin editor'],
  ['project:remove', 'admin editor'],
  ['order:answer',   'admin editor'],
  ['contact:answer', 'admin'],
];

test.each(table)('%s: %s', (capability, allowed) => {
  const may = columns.filter((column) => {
    const [role, courseRole] = callers[column] ?? [null, null];
    return can(role && { role }, capability, { courseRole });
  });
  expect(may.join(' ')).toBe(allowed);
});
