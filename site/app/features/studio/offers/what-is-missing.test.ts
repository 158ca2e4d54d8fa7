import { expect, test } from 'vitest';
import { projectReadiness, serviceReadiness } from './what-is-missing.ts';

const fields = (missing: { field: string; needed: boolean }[], needed: boolean) =>
  missing.filter((one) => one.needed === needed).map(({ field }) => field);
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
  expect(serviceReadiness(from(service))).toEqual([]);
  expect(projectReadiness(from(project))).toEqual([]);
});

test('what the server refuses is told apart from what is only better to have', () => {
  const bare = serviceReadiness(from({ name: ' ', price_starting: 'غير معروف' }));
  expect(fields(bare, true)).toEqual(['name', 'small_description', 'price_starting']);
  expect(fields(bare, false)).toContain('image');
  const empty = projectReadiness(
    from({ ...project, description: '', project_url: 'javascript:x' }),
  );
  expect(fields(empty, true)).toEqual(['description', 'project_url']);
  expect(fields(empty, false)).toEqual([]);
});

test('a project has a picture where it has a cover or pictures', () => {
  const without = { ...project, images: [] };
  expect(fields(projectReadiness(from(without)), false)).toEqual(['image']);
  expect(projectReadiness(from({ ...without, image: 'projects/c.webp' }))).toEqual([]);
});
