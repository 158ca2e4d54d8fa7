import type {
  ParsedDiscussion,
  ParsedQuestionInbox,
} from '@nibras/contract/compat/parse-discussions.ts';
import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { describe, expect, test } from 'vitest';
import {
  shownUntil,
  sortDiscussions,
  withMessage,
  withPending,
  withReply,
} from './discussion-list.ts';
import { courseLinks, filterOf, listLinks, uniqueQuestions } from './question-inbox-list.ts';
import { questionInboxHref, questionInboxPath } from './question-inbox-queries.ts';

const me = 1;
const teacher = 2;

const question = (id: number, overrides: Partial<ParsedDiscussion> = {}): ParsedDiscussion => ({
  id,
  description: `سؤال ${id}`,
  created_at: new Date(Date.UTC(2026, 0, id)).toISOString(),
  user: { id: 50 + id, name: 'طالب', profile_photo_url: null },
  picture: null,
  conversation: { id: 100 + id, messages: [] },
  permissions: null,
  ...overrides,
});

const message = (id: number, overrides: Partial<ParsedMessage> = {}): ParsedMessage => ({
  id,
  conversation_id: 101,
  user_id: teacher,
  body: `رد ${id}`,
  file_url: null,
  file_name: null,
  file_type: null,
  file_size: null,
  created_at: '2026-01-01T00:00:00Z',
  created_date: '',
  user: { id: teacher, name: 'معلّم', profile_photo_url: null },
  client_key: null,
  ...overrides,
});

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('the user’s own question is first, then the newest', () => {
  const own = question(1, { user: { id: me, name: 'أنا', profile_photo_url: null } });
  const sameTime = question(9, { created_at: question(3).created_at });
  expect(ids(sortDiscussions([question(2), own, question(3), sameTime], me))).toEqual([1, 9, 3, 2]);
  expect(ids(sortDiscussions([question(2), question(3)], me))).toEqual([3, 2]);
});

test('a new question at the top hides none that was shown', () => {
  const list = [5, 4, 3, 2].map((id) => question(id));
  expect(shownUntil(list, undefined)).toBe(1);
  expect(shownUntil(list, 5)).toBe(1);
  expect(shownUntil(list, 3)).toBe(3);
  expect(shownUntil([question(6), ...list], 3)).toBe(4);
  expect(shownUntil([], 3)).toBe(1);
});

describe('a received reply', () => {
  test('is added only to its own discussion, once and in order', () => {
    const updated = [question(1), question(2)].map((one) => withReply(one, message(8)));
    expect(updated.map((one) => one.conversation?.messages.length)).toEqual([1, 0]);
    expect(ids(withMessage([message(8), message(3)], message(8)))).toEqual([3, 8]);
    expect(ids(withMessage([message(8)], message(4)))).toEqual([4, 8]);
  });

  test('replaces the pending reply with the same key and sender', () => {
    const pending = { ...message(2 ** 40, { client_key: 'k' }), pending: true };
    expect(ids(withPending([message(8)], [pending]))).toEqual([8, 2 ** 40]);
    expect(ids(withPending([message(9, { client_key: 'k' })], [pending]))).toEqual([9]);
    const another = message(9, { client_key: 'k', user_id: me });
    expect(withPending([another], [pending])).toHaveLength(2);
  });
});

describe('the question inbox', () => {
  const page = (...questions: number[]): ParsedQuestionInbox => ({
    questions: questions.map((id) => ({
      ...question(id),
      course: { id: 1, name: 'ويب' },
      lecture: { id: 1, name: 'نماذج' },
      teacher: { id: teacher, name: 'معلّم' },
      waiting_since: '',
      answered_at: null,
      permissions: { reply: true, settle: true },
    })),
    page: 1,
    lastPage: 1,
    total: questions.length,
    courses: [],
    permissions: { all: false },
  });

  test('lists a question that is on two pages once', () => {
    expect(ids(uniqueQuestions([page(1, 2), page(2, 3)]))).toEqual([1, 2, 3]);
  });

  test.each([
    ['course=4', 4],
    ['', null],
    ['course=x', null],
    ['course=-1', null],
    ['course=1.5', null],
  ])('reads the course of «%s» as %s', (search, course) => {
    expect(filterOf(new URLSearchParams(search)).course).toBe(course);
  });

  const waiting = (course: number | null) => ({ list: 'waiting', course, search: '' }) as const;

  test('keeps its list and its search in the address, and forgets the course with another list', () => {
    const filter = filterOf(new URLSearchParams('list=answered&course=4&search=حلقة'));
    expect(filter).toEqual({ list: 'answered', course: 4, search: 'حلقة' });
    expect(filterOf(new URLSearchParams('list=others')).list).toBe('waiting');
    expect(questionInboxPath(2, waiting(null))).toBe('/api/teacher-desk?page=2');
    expect(questionInboxPath(1, { ...waiting(3), list: 'all' })).toBe(
      '/api/teacher-desk?page=1&list=all&course=3',
    );
    const links = listLinks({ filter, hrefOf: questionInboxHref }, false);
    expect(links.map(({ to, current }) => [decodeURIComponent(to), current])).toEqual([
      ['/teacher-desk?search=حلقة', false],
      ['/teacher-desk?list=answered&search=حلقة', true],
    ]);
    expect(listLinks({ filter, hrefOf: questionInboxHref }, true)).toHaveLength(3);
  });

  test('links its courses with their open questions, and keeps a chosen course without any', () => {
    const courses = [
      { id: 1, name: 'ويب', count: 2 },
      { id: 2, name: 'بايثون', count: 1 },
    ];
    const linked = (course: number) => ({ filter: waiting(course), hrefOf: questionInboxHref });
    expect(
      courseLinks(courses, linked(2)).map(({ label, count, current }) => [label, count, current]),
    ).toEqual([
      ['الكل', 3, false],
      ['ويب', 2, false],
      ['بايثون', 1, true],
    ]);
    expect(courseLinks(courses, linked(9)).at(-1)).toEqual({
      label: 'الكورس المختار',
      count: 0,
      to: '/teacher-desk?course=9',
      current: true,
    });
  });
});
