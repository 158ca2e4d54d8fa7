import { expect, test } from 'vitest';
import { parseDiscussions, parsePosted, parseQuestionInbox } from './parse-discussions.ts';

const reply = { id: 9, user_id: 2, body: 'نعم', created_at: '2026-01-02T00:00:00Z' };
const question = {
  id: 5,
  description: 'كيف؟',
  created_at: '2026-01-01T00:00:00Z',
  user: { id: 1, name: 'سلمى', profile_photo_url: null },
  conversation: { id: 7, messages: [reply] },
};

test('a question is parsed with its replies in order', () => {
  const older = { ...reply, id: 8, body: { text: 'أولًا' } };
  const { discussions, mine } = parseDiscussions.parse({
    discussions: [{ ...question, conversation: { id: 7, messages: [reply, older] } }],
    Mydiscussion: null,
  });
  expect(mine).toBeNull();
  expect(discussions[0]).toMatchObject({ id: 5, description: 'كيف؟', user: { name: 'سلمى' } });
  expect(discussions[0]?.conversation).toMatchObject({
    id: 7,
    messages: [
      { id: 8, body: 'أولًا', conversation_id: 7 },
      { id: 9, body: 'نعم', conversation_id: 7 },
    ],
  });
});

test.each([
  ['an object', question],
  ['a list of one', [question]],
])('the own one may be %s, inside or outside the list', (_what, Mydiscussion) => {
  for (const discussions of [[question], [], undefined]) {
    const read = parseDiscussions.parse({ discussions, Mydiscussion });
    expect([read.mine, read.discussions.map(({ id }) => id)]).toEqual([5, [5]]);
  }
});

test('the response may be wrapped in data, and an empty own one is null', () => {
  const inside = { discussions: [question], Mydiscussion: [] };
  expect(parseDiscussions.parse({ data: inside })).toEqual(parseDiscussions.parse(inside));
  expect(parseDiscussions.parse(inside).mine).toBeNull();
});

test('an invalid or missing field does not affect others', () => {
  const { discussions } = parseDiscussions.parse({
    discussions: [
      { id: 1, user_id: '4', description: null, conversation: null },
      { description: 'بلا رقم' },
      { ...question, conversation: { id: 7, messages: [{ body: 'بلا رقم' }, reply] } },
    ],
  });
  expect(discussions).toHaveLength(2);
  expect(discussions[0]).toEqual({
    id: 1,
    description: '',
    created_at: '',
    user: { id: 4, name: '', profile_photo_url: null },
    picture: null,
    conversation: null,
    permissions: null,
  });
  expect(discussions[1]?.conversation?.messages).toHaveLength(1);
  expect(parseDiscussions.parse({})).toEqual({
    discussions: [],
    mine: null,
    permissions: null,
  });
});

test('pictures are parsed for those messages that were sent with one in the discussion', () => {
  const picture = { url: '/storage/a.png', alt: 'رسالة الخطأ' };
  const messages = [{ id: 1, picture_alt: '' }, { id: 2, picture_alt: null }, { id: 3 }];
  const { discussions } = parseDiscussions.parse({
    discussions: [{ ...question, picture, conversation: { id: 7, messages } }],
    permissions: { ask: true, attach: true },
  });
  expect(discussions[0]?.picture).toEqual(picture);
  expect(discussions[0]?.conversation?.messages.map((one) => one.picture_alt)).toEqual([
    '',
    undefined,
    undefined,
  ]);
});

test('the response to a new question may be any object', () => {
  expect(parsePosted.parse({})).toEqual({ message: null });
});

test('a question inbox is parsed, and any other response fails', () => {
  const questionInboxRow = {
    ...question,
    course: { id: 3, name: 'ويب' },
    lecture: { id: 4, name: 'نماذج' },
    teacher: { id: 2, name: 'كريم' },
    waiting_since: question.created_at,
    permissions: { reply: true, settle: false },
  };
  expect(
    parseQuestionInbox.parse({
      questions: { data: [questionInboxRow], current_page: 1, last_page: 2, total: 11 },
      courses: [{ id: 3, name: 'ويب', count: 11 }],
      permissions: { all: true },
    }),
  ).toMatchObject({
    questions: [{ id: 5, course: { id: 3 }, waiting_since: questionInboxRow.created_at }],
    page: 1,
    lastPage: 2,
    total: 11,
    courses: [{ id: 3, name: 'ويب', count: 11 }],
    permissions: { all: true },
  });
  expect(parseQuestionInbox.safeParse({ data: [] }).success).toBe(false);
});
