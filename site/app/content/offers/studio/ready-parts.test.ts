import { expect, test } from 'vitest';
import type { ReadyPart } from '#studio-kit/details/ready-list.tsx';
import { projectParts, serviceParts } from './ready-parts.ts';

const missing = (parts: ReadyPart[], required: boolean) =>
  parts.filter((one) => !one.isThere && one.isRequired === required).map(({ field }) => field);
const from = (values: Record<string, unknown>) => (field: string) => values[field];

const service = {
  name: 'متجر',
  small_description: 'وصف',
  price_starting: null,
  image: 'services/a.webp',
  user_description: 'ما نقدمه',
  description: 'ميزة.',
  category_id: 1,
  manager_id: 2,
};
const project = {
  name: 'عيادة',
  description: 'وصف',
  project_url: null,
  image: null,
  images: ['projects/a.webp'],
  services: [1],
  skills: [1],
  completed_at: '2026-01-01T12:00:00.000Z',
};

test('what is whole lacks nothing', () => {
  expect(serviceParts(from(service)).every(({ isThere }) => isThere)).toBe(true);
  expect(projectParts(from(project)).every(({ isThere }) => isThere)).toBe(true);
});

test('what the server refuses is told apart from what is only better to have', () => {
  const bare = serviceParts(from({ name: ' ', price_starting: 'غير معروف' }));
  expect(missing(bare, true)).toEqual(['name', 'small_description', 'price_starting']);
  expect(missing(bare, false)).toContain('image');
  const empty = projectParts(from({ ...project, description: '', project_url: 'javascript:x' }));
  expect(missing(empty, true)).toEqual(['description', 'project_url']);
  expect(missing(empty, false)).toEqual([]);
});

test('a project has a picture where it has a cover or pictures', () => {
  const without = { ...project, images: [] };
  expect(missing(projectParts(from(without)), false)).toEqual(['image']);
  const covered = projectParts(from({ ...without, image: 'projects/c.webp' }));
  expect(missing(covered, false)).toEqual([]);
});
