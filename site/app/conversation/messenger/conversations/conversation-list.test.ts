import {
  type ParsedConversation,
  parseConversation,
} from '@nibras/contract/compat/parse-messenger.ts';
import { describe, expect, it } from 'vitest';
import {
  courseLabel,
  isPicture,
  lectureLabel,
  newestText,
  partnerOf,
} from './conversation-labels.ts';
import {
  totalUnread,
  withAllRead,
  withConversations,
  withLastMessage,
  withMoreConversations,
  withNoneUnread,
  withPresence,
  withReadMark,
} from './conversation-list.ts';

const day = (id: number) => `2026-01-${String(id).padStart(2, '0')}T10:00:00Z`;

const message = (id: number, conversation_id: number) => ({
  id,
  conversation_id,
  user_id: 2,
  body: `رسالة ${id}`,
  created_at: day(id),
});

function row(id: number, newest: number, unread = 0): ParsedConversation {
  return parseConversation.parse({
    id,
    participants: [
      { id: 1, name: 'مريم', last_read_message_id: 3 },
      { id: 2, name: 'ليان', isOnline: false, last_read_message_id: 3 },
    ],
    last_message: message(newest, id),
    new_messages: unread,
    updated_at: day(newest),
  });
}

const receivedMessage = (id: number, conversation: number) => {
  const parsed = parseConversation.parse({ id: 1, last_message: message(id, conversation) });
  if (!parsed.last_message) throw new Error('no message was parsed');
  return parsed.last_message;
};
const idsOf = (rows: readonly ParsedConversation[]) => rows.map(({ id }) => id);

describe('the conversation list', () => {
  const rows = [row(1, 9), row(2, 8, 2), row(3, 7)];

  it('moves the conversation of a new message to the top and counts it as unread', () => {
    const after = withLastMessage(rows, receivedMessage(10, 3), true);
    expect(idsOf(after)).toEqual([3, 1, 2]);
    expect(after[0]).toMatchObject({ new_messages: 1, last_message: { id: 10 } });
    expect(totalUnread(after)).toBe(3);
  });

  it('counts a repeated message once, and no message of the visible conversation', () => {
    const once = withLastMessage(rows, receivedMessage(10, 3), true);
    expect(withLastMessage(once, receivedMessage(10, 3), true)).toBe(once);
    expect(totalUnread(withLastMessage(rows, receivedMessage(10, 3), false))).toBe(2);
    expect(withLastMessage(rows, receivedMessage(10, 99), true)).toBe(rows);
  });

  it('keeps newer events when an older response arrives', () => {
    const afterEvent = withLastMessage(rows, receivedMessage(10, 3), true);
    const afterResponse = withConversations(afterEvent, rows);
    expect(idsOf(afterResponse)).toEqual([3, 1, 2]);
    expect(afterResponse[0]?.new_messages).toBe(1);
  });

  it('takes the counts of a response when no newer message is known', () => {
    expect(withConversations(rows, [row(1, 9), row(2, 8, 0)])[1]?.new_messages).toBe(0);
  });

  it('keeps the server’s order when it sends no times', () => {
    const timeless = [5, 4, 6].map((id) => parseConversation.parse({ id }));
    expect(idsOf(withConversations([], timeless))).toEqual([5, 4, 6]);
  });

  it('appends further pages without duplicates', () => {
    expect(idsOf(withMoreConversations(rows, [row(3, 7), row(4, 5)]))).toEqual([1, 2, 3, 4]);
  });

  it('marks one or all conversations as read', () => {
    expect(totalUnread(withNoneUnread(rows, 2))).toBe(0);
    expect(totalUnread(withAllRead(rows))).toBe(0);
  });

  it('stores the last message that a participant has read and never moves it back', () => {
    const mark = (last_read_message_id: number) => ({
      conversation_id: 1,
      user_id: 2,
      last_read_message_id,
    });
    const marked = withReadMark(withReadMark(rows, mark(9)), mark(5));
    expect(marked[0]?.participants[1]?.last_read_message_id).toBe(9);
    expect(withConversations(marked, [row(1, 9)])[0]?.participants[1]?.last_read_message_id).toBe(
      9,
    );
  });

  it('updates a participant’s presence in every conversation', () => {
    const online = withPresence(rows, { user_id: 2, isOnline: true, last_seen_at: null });
    expect(online.every(({ participants }) => participants[1]?.isOnline)).toBe(true);
  });
});

describe('labels of a conversation', () => {
  it('show the other participant’s name or a fallback', () => {
    expect(partnerOf(row(1, 9), 1).name).toBe('ليان');
    expect(partnerOf({ participants: [] }, 1).name).toBe('مستخدم');
  });

  it.each([
    [{ id: 4, name: 'مقدمة' }, 'مقدمة', 'مقدمة'],
    [{ id: 4, name: '' }, 'محاضرة 4', 'كورس 4'],
    [{ id: 0, name: '' }, 'غير محدد', 'غير محدد'],
  ])('show the lecture and the course of %j', (named, lecture, course) => {
    expect(lectureLabel(named)).toBe(lecture);
    expect(courseLabel(named)).toBe(course);
  });

  it('show the last message’s text, or its file name, or a placeholder', () => {
    const last = receivedMessage(1, 1);
    const textOf = (last_message: typeof last) => newestText({ last_message, question: null }).text;
    expect(textOf(last)).toBe('رسالة 1');
    expect(textOf({ ...last, body: null, file_name: 'a.pdf' })).toBe('a.pdf');
    expect(textOf({ ...last, body: null })).toBe('ملف مرفق');
  });

  it('show the question while it has no answer, and a placeholder without both', () => {
    const question = { text: 'ما الفرق؟', user_id: 7, created_at: '' };
    const input = newestText({ last_message: null, question });
    expect(input).toEqual({ text: 'ما الفرق؟', user_id: 7, isFile: false });
    expect(newestText({ last_message: receivedMessage(1, 1), question }).text).toBe('رسالة 1');
    expect(newestText({ last_message: null, question: null }).text).toBe('لا توجد رسائل بعد');
  });

  it.each([
    ['image/png', 'a', true],
    ['application/pdf', 'a.png', false],
    [null, 'A.JPEG', true],
    [null, 'a.webp', true],
    [null, 'a.svg', false],
    [null, null, false],
  ])('decide whether %s %s is a picture: %s', (file_type, file_name, picture) => {
    expect(isPicture({ file_type, file_name })).toBe(picture);
  });
});
