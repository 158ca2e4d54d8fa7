import type { QuestionRow } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { expect, it } from 'vitest';
import { drawable, inOrder, keyedItems, sizeOf } from './quiz-items.ts';

const row = (id: number, more: Partial<QuestionRow> = {}): QuestionRow => ({
  id,
  kind: 'single',
  name: 'سؤال',
  points: 2,
  tags: [],
  state: 'draft',
  has_draft: false,
  draft_version: null,
  deleted: false,
  missing: [],
  quizzes: [],
  answered: 0,
  difficulty: null,
  updated_at: '',
  ...more,
});
const items = [
  { question: 4 },
  { tag: 'حلقات', count: 3 },
  { question: 7 },
  { question: 4 },
  { tag: 'دوال', count: 1 },
];

it('each item has a key, and a question is there once', () => {
  const keyed = keyedItems(items);
  expect(keyed.map(({ key }) => key)).toEqual([4, -1, 7, -2]);
  expect(inOrder(keyed, [-2, 7, 4, -1])).toEqual([
    { tag: 'دوال', count: 1 },
    { question: 7 },
    { question: 4 },
    { tag: 'حلقات', count: 3 },
  ]);
});

it('what is asked by itself is not drawn a second time', () => {
  const tags = [{ name: 'حلقات', questions: 5 }];
  const asked = [row(4, { tags: ['حلقات'] }), row(7, { tags: ['حلقات'], deleted: true })];
  expect(drawable({ tag: 'حلقات' }, tags, asked)).toBe(4);
  expect(drawable({ tag: 'لا وجود له' }, tags, asked)).toBe(0);
});

it('the points are known where nothing is drawn, and what is in the trash counts for nothing', () => {
  const rows = new Map([4, 7].map((id) => [id, row(id, { deleted: id === 7 })]));
  expect(sizeOf([{ question: 4 }, { question: 7 }], rows)).toEqual({ questions: 1, points: 2 });
  expect(sizeOf(items, rows)).toMatchObject({ points: null });
});
