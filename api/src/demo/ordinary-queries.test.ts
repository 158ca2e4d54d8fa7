import { describe, expect, test } from 'vitest';
import { content } from '../../../demo/content/index.ts';
import { type ExpectedItem, ordinaryQueries } from './ordinary-queries.ts';

const bySlug = {
  course: content.courses,
  article: content.articles,
  service: content.services,
  project: content.projects,
};

function isInDemo(item: ExpectedItem): boolean {
  if (item.kind === 'teacher') {
    return content.people.some(({ role, name }) => role === 'teacher' && name === item.name);
  }
  if (item.kind !== 'lecture') return bySlug[item.kind].some(({ slug }) => slug === item.slug);
  const chapters = content.courses.find(({ slug }) => slug === item.course)?.chapters ?? [];
  return chapters.some(({ lectures }) => lectures.some(({ name }) => name === item.name));
}

describe('the ordinary queries', () => {
  const items = ordinaryQueries.flatMap(({ first }) => first);

  test('are 100, each once', () => {
    expect(ordinaryQueries).toHaveLength(100);
    expect(new Set(ordinaryQueries.map(({ asked }) => asked)).size).toBe(100);
  });

  test('expect what the demo has', () => {
    expect(items.filter((item) => !isInDemo(item))).toEqual([]);
  });

  test('ask for every kind, and for every teacher', () => {
    const kinds = new Set(items.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      'article',
      'course',
      'lecture',
      'project',
      'service',
      'teacher',
    ]);
    const named = items.flatMap((item) => (item.kind === 'teacher' ? item.name : []));
    const teachers = content.people.flatMap(({ role, name }) => (role === 'teacher' ? name : []));
    expect(named.toSorted()).toEqual(teachers.toSorted());
  });
});
