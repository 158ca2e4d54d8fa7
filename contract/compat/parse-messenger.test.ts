import { describe, expect, it } from 'vitest';
import { message } from '../conversation/messenger/shapes.ts';
import {
  parseConversation,
  parseConversations,
  parseMessage,
  parseMessages,
  parseSent,
  parseSimpleMessages,
} from './parse-messenger.ts';

/** A response of a server that implements only the specification. */
const bare = { id: 5, conversation_id: 2, user_id: 9, body: 'مرحبًا', created_at: '2026-01-01' };

describe('a message', () => {
  it('becomes the contract’s, whatever is missing', () => {
    expect(message.parse(parseMessage.parse({ id: '5' }))).toMatchObject({
      id: 5,
      body: null,
      file_url: null,
      client_key: null,
      user: { id: 0, name: '' },
    });
  });

  it.each([
    ['  print(1)', { body: '  print(1)', file_name: null }],
    ['  ', { body: null }],
    [{ text: 'نص' }, { body: 'نص' }],
    [{ message: 'نص' }, { body: 'نص' }],
    [{ content: 'نص' }, { body: 'نص' }],
    [
      { file_name: 'a.pdf', file_size: '120', file_path: 'chat/a.pdf' },
      { body: null, file_name: 'a.pdf', file_size: 120, file_url: 'chat/a.pdf' },
    ],
    [null, { body: null, file_url: null }],
    [7, { body: null }],
  ])('parses a body %j', (body, read) => {
    expect(parseMessage.parse({ ...bare, body })).toMatchObject(read);
  });

  it('is its writer’s, in an event for the writer alone', () => {
    const { user_id, user } = parseMessage.parse({ id: 1, user: { id: 3, name: 'مريم' } });
    expect(user_id).toBe(3);
    expect(user.name).toBe('مريم');
  });
});

describe('conversations', () => {
  it('come in `data` or bare; one that cannot be read does not lose the others', () => {
    const rows = [{ id: 1 }, { id: 'x' }, { id: 3 }];
    const inData = parseConversations.parse({
      data: rows,
      next_page_url: '/api/conversations?page=2',
    });
    expect(inData.data.map(({ id }) => id)).toEqual([1, 3]);
    expect(inData.next_page_url).toBe('/api/conversations?page=2');
    expect(parseConversations.parse(rows).data.map(({ id }) => id)).toEqual([1, 3]);
    expect(parseConversations.parse([]).data).toEqual([]);
    expect(parseConversations.safeParse('<html>').success).toBe(false);
  });

  it('offer a search only where the server names its call', () => {
    const message_search_url = '/api/messages/search';
    const urlOf = (answer: unknown) => parseConversations.parse(answer).message_search_url;
    expect(urlOf({ data: [], message_search_url })).toBe(message_search_url);
    expect(urlOf({ data: [] })).toBeNull();
    expect(urlOf([])).toBeNull();
  });

  it('have the question that began them, if the server sends its text', () => {
    const discussion = { lecture_id: 4, course_id: 6, description: 'ما الفرق؟' };
    const questionOf = (sent: object) => parseConversation.parse({ id: 1, ...sent }).question;
    const created_at = '2026-01-01T10:00:00Z';
    expect(questionOf({ discussion: { ...discussion, user_id: 7, created_at } })).toEqual({
      text: 'ما الفرق؟',
      user_id: 7,
      created_at,
    });
    expect(questionOf({ discussion })).toEqual({ text: 'ما الفرق؟', user_id: 0, created_at: '' });
    expect(questionOf({ discussion: { ...discussion, description: '' } })).toBeNull();
    expect(questionOf({})).toBeNull();
  });

  it('have their lecture and course by name, else by the discussion’s ids, else unknown', () => {
    const discussion = { lecture_id: 4, course_id: '6' };
    expect(
      parseConversation.parse({ id: 1, lecture: { id: 4, name: 'مقدمة' }, discussion }),
    ).toMatchObject({
      lecture: { id: 4, name: 'مقدمة' },
      course: { id: 6, name: '' },
    });
    expect(parseConversation.parse({ id: 1 })).toMatchObject({
      participants: [],
      lecture: { id: 0, name: '' },
      course: { id: 0, name: '' },
      last_message: null,
      new_messages: 0,
    });
  });

  it('take a person who is not said to be there as away', () => {
    const { participants } = parseConversation.parse({
      id: 1,
      participants: [{ id: 1 }, { id: 2, name: 'مريم', isOnline: 1 }],
    });
    expect(participants.map(({ isOnline }) => isOnline)).toEqual([false, true]);
  });
});

describe('messages', () => {
  it('of a conversation need `messages.data`', () => {
    expect(parseMessages.safeParse({ messages: [] }).success).toBe(false);
    const read = parseMessages.parse({ messages: { data: [bare, {}], prev_page_url: null } });
    expect(read.data).toHaveLength(1);
    expect(read.next_page_url).toBeNull();
  });

  it.each([
    ['a list', [bare], 1],
    ['a list in `data`', { data: [bare, bare] }, 2],
    ['one message', bare, 1],
    ['nothing', [], 0],
  ])('of the simple chat are parsed from %s', (_as, answer, count) => {
    expect(parseSimpleMessages.parse(answer)).toHaveLength(count);
  });

  it('of the simple chat are no other answer', () => {
    expect(parseSimpleMessages.safeParse({ ok: true }).success).toBe(false);
    expect(parseSimpleMessages.safeParse('<html>').success).toBe(false);
  });

  it('that were sent come as `message`; a sentence in its place is none', () => {
    expect(parseSent.parse({ message: bare })?.id).toBe(5);
    expect(parseSent.parse({ data: { message: bare } })?.id).toBe(5);
    expect(parseSent.parse({ message: 'تم' })).toBeNull();
  });
});
