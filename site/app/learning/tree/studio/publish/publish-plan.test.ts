import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { expect, test } from 'vitest';
import { testLecture, testTree } from '../testing.ts';
import {
  chosenAtFirst,
  isPlain,
  isRefused,
  planSize,
  publishBody,
  publishPlan,
} from './publish-plan.ts';

const draft = { state: 'draft', published: false } as const;
const lectures = [
  testLecture(10),
  testLecture(11, { has_draft: true, draft_version: 3 }),
  testLecture(12, draft),
  testLecture(13, { ...draft, missing: ['no-film'] }),
  testLecture(14, { state: 'hidden', published: false, has_draft: true }),
];

const treeWith = (published: boolean, some = lectures) => {
  const tree = testTree({ 1: [] });
  return {
    ...tree,
    course: { ...tree.course, published, has_draft: false, draft_version: null },
    chapters: [{ id: 1, name: 'فصل', lectures: some }],
  };
};
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('changed lectures and complete drafts can be published, hidden ones stay hidden', () => {
  const plan = publishPlan(treeWith(true));
  expect(ids(plan.changed)).toEqual([11]);
  expect(ids(plan.ready)).toEqual([12]);
  expect(ids(plan.incomplete)).toEqual([13]);
  expect(planSize(plan)).toBe(2);
});

test('the first publication takes all complete lectures, later ones only what has changed', () => {
  expect(chosenAtFirst(publishPlan(treeWith(false)))).toEqual([11, 12]);
  expect(chosenAtFirst(publishPlan(treeWith(true)))).toEqual([11]);
  const newOnes = treeWith(true, [testLecture(12, draft)]);
  expect(chosenAtFirst(publishPlan(newOnes))).toEqual([12]);
});

test('one press publishes where there is nothing to choose', () => {
  expect(isPlain(publishPlan(treeWith(false)))).toBe(true);
  expect(isPlain(publishPlan(treeWith(true)))).toBe(false);
  expect(isPlain(publishPlan(treeWith(true, lectures.slice(0, 2))))).toBe(true);
});

test('a first publication needs a name, a description and a complete lecture', () => {
  const refused = (tree: CourseTree) => isRefused(tree, publishPlan(tree));
  const tree = treeWith(false);
  expect(refused(tree)).toBe(false);
  expect(refused({ ...tree, missing: [{ code: 'image' }, { code: 'name', lecture_id: 13 }] })).toBe(
    false,
  );
  expect(refused({ ...tree, missing: [{ code: 'description' }] })).toBe(true);
  expect(refused(treeWith(false, []))).toBe(true);
  expect(refused(treeWith(true, []))).toBe(false);
});

test('the call names the drafts that were seen', () => {
  expect(publishBody(treeWith(true), [11, 12])).toEqual({
    draft_version: null,
    lectures: [
      { id: 11, draft_version: 3 },
      { id: 12, draft_version: null },
    ],
  });
});
