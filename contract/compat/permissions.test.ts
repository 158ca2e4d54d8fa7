import { describe, expect, test } from 'vitest';
import { coursePermissionsOf, mayAsk, mayReply } from './permissions.ts';

const [me, teacher] = [1, 2];

describe('in a course of a server without permissions', () => {
  const of = (
    status: 'none' | 'pending' | 'joined',
    person: { id?: number; role?: string } | null,
  ) => coursePermissionsOf(null, { status, person, teacherIds: [teacher] });

  test.each([
    ['a guest joins', 'none', null, { watch: false, enrol: true, review: false, teach: false }],
    ['who waits for a code finishes', 'pending', { id: me }, { watch: false, enrol: true }],
    [
      'an enrolled student watches and reviews',
      'joined',
      { id: me },
      { watch: true, enrol: false, review: true },
    ],
    ['its teacher watches', 'none', { id: teacher }, { watch: true, enrol: false, teach: true }],
    ['its teacher reviews nothing', 'joined', { id: teacher }, { review: false }],
    ['another teacher joins', 'none', { id: 3, role: 'teacher' }, { watch: false, enrol: true }],
    [
      'an admin watches',
      'none',
      { id: 4, role: 'admin' },
      { watch: true, enrol: false, teach: false },
    ],
    ['a person without a number joins', 'none', {}, { watch: false, enrol: true }],
  ] as const)('%s', (_who, status, person, expected) => {
    expect(of(status, person)).toMatchObject(expected);
  });
});

test('permissions of the server are used unchanged', () => {
  const fromServer = { watch: false, enrol: false, review: true, teach: false };
  const admin = { id: 4, role: 'admin' };
  expect(
    coursePermissionsOf(fromServer, { status: 'joined', person: admin, teacherIds: [4] }),
  ).toBe(fromServer);
});

const user = (id: number) => ({ id, name: '', profile_photo_url: null });
const question = (by: number) => ({
  id: 9,
  description: '',
  created_at: '',
  user: user(by),
  conversation: { id: 5, messages: [] },
  picture: null,
  permissions: null,
});

test.each([
  ['its author', question(me), [teacher], true],
  ['the teacher of the course', question(7), [teacher, me], true],
  ['another student', question(7), [teacher], false],
  ['nobody where there is no conversation', { ...question(me), conversation: null }, [me], false],
  ['whom the server names', { ...question(7), permissions: { reply: true } }, [], true],
  [
    'not even its author if the server forbids it',
    { ...question(me), permissions: { reply: false } },
    [],
    false,
  ],
])('a reply is allowed for %s', (_who, discussion, teacherIds, may) => {
  expect(mayReply(discussion, { me, teacherIds })).toBe(may);
});

test('an unknown person may not reply', () => {
  expect(mayReply(question(0), { me: 0, teacherIds: [] })).toBe(false);
});

test.each([
  ['again', { discussions: [question(me)], mine: null, permissions: null }, false],
  ['again where the list leaves it out', { discussions: [], mine: 4, permissions: null }, false],
  ['beside others', { discussions: [question(7)], mine: null, permissions: null }, true],
  ['where the server says no', { discussions: [], mine: null, permissions: { ask: false } }, false],
])('whether a person may ask %s', (_when, parsed, may) => {
  expect(mayAsk(parsed, { me, teacherIds: [teacher] })).toBe(may);
});

test('a teacher may not ask on an own lecture', () => {
  const parsed = { discussions: [], mine: null, permissions: null };
  expect(mayAsk(parsed, { me: teacher, teacherIds: [teacher] })).toBe(false);
});
