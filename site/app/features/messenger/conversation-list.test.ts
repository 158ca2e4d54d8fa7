import {
  type ParsedConversation,
  parseConversation,
} from '@nibras/contract/compat/parse-messenger.ts';
import { describe, expect, it } from 'vitest';
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
import {
  courseLabel,
  isPicture,
  lastWords,
  lectureLabel,
  partnerOf,
} from './conversation-words.ts';

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

const arrived = (id: number, conversation: number) => {
  const read = parseConversation.parse({ id: 1, last_message: message(id, conversation) });
  if (!read.last_message) throw new Error('no message was read');
  return read.last_message;
};
const idsOf = (rows: readonly ParsedConversation[]) => rows.map(({ id }) => id);

describe('the list', () => {
  const rows = [row(1, 9), row(2, 8, 2), row(3, 7)];

  it('has the conversation of a new message first, with one more unread', () => {
    const after = withLastMessage(rows, arrived(10, 3), true);
    expect(idsOf(after)).toEqual([3, 1, 2]);
    expect(after[0]).toMatchObject({ new_messages: 1, last_message: { id: 10 } });
    expect(totalUnread(after)).toBe(3);
  });

  it('counts a message once, however often it is told, and none that is being read', () => {
    const once = withLastMessage(rows, arrived(10, 3), true);
    expect(withLastMessage(once, arrived(10, 3), true)).toBe(once);
    expect(totalUnread(withLastMessage(rows, arrived(10, 3), false))).toBe(2);
    expect(withLastMessage(rows, arrived(10, 99), true)).toBe(rows);
  });

  it('keeps what it knows against an answer that was on its way before', () => {
    const heard = withLastMessage(rows, arrived(10, 3), true);
    const answered = withConversations(heard, rows);
    expect(idsOf(answered)).toEqual([3, 1, 2]);
    expect(answered[0]?.new_messages).toBe(1);
  });

  it('takes an answer’s counts where nothing newer is known', () => {
    expect(withConversations(rows, [row(1, 9), row(2, 8, 0)])[1]?.new_messages).toBe(0);
  });

  it('keeps the order of a server that tells no times', () => {
    const timeless = [5, 4, 6].map((id) => parseConversation.parse({ id }));
    expect(idsOf(withConversations([], timeless))).toEqual([5, 4, 6]);
  });

  it('puts more behind what is there, each once', () => {
    expect(idsOf(withMoreConversations(rows, [row(3, 7), row(4, 5)]))).toEqual([1, 2, 3, 4]);
  });

  it('is read, one or all', () => {
    expect(totalUnread(withNoneUnread(rows, 2))).toBe(0);
    expect(totalUnread(withAllRead(rows))).toBe(0);
  });

  it('knows how far somebody has read, which never goes back', () => {
    const mark = (last_read_message_id: number) => ({
      conversation_id: 1,
      user_id: 2,
      last_read_message_id,
    });
    const read = withReadMark(withReadMark(rows, mark(9)), mark(5));
    expect(read[0]?.participants[1]?.last_read_message_id).toBe(9);
    expect(withConversations(read, [row(1, 9)])[0]?.participants[1]?.last_read_message_id).toBe(9);
  });

  it('knows who is there, in every conversation with them', () => {
    const there = withPresence(rows, { user_id: 2, isOnline: true, last_seen_at: null });
    expect(there.every(({ participants }) => participants[1]?.isOnline)).toBe(true);
  });
});

describe('the words of a conversation', () => {
  it('name the other person, with a fallback', () => {
    expect(partnerOf(row(1, 9), 1).name).toBe('ليان');
    expect(partnerOf({ participants: [] }, 1).name).toBe('مستخدم');
  });

  it.each([
    [{ id: 4, name: 'مقدمة' }, 'مقدمة', 'مقدمة'],
    [{ id: 4, name: '' }, 'محاضرة 4', 'كورس 4'],
    [{ id: 0, name: '' }, 'غير محدد', 'غير محدد'],
  ])('say what it is about: %j', (named, lecture, course) => {
    expect(lectureLabel(named)).toBe(lecture);
    expect(courseLabel(named)).toBe(course);
  });

  it('show the last text, else the file’s name, else that there is one', () => {
    const last = arrived(1, 1);
    expect(lastWords(last)).toBe('رسالة 1');
    expect(lastWords({ ...last, body: null, file_name: 'a.pdf' })).toBe('a.pdf');
    expect(lastWords({ ...last, body: null })).toBe('ملف مرفق');
  });

  it.each([
    ['image/png', 'a', true],
    ['application/pdf', 'a.png', false],
    [null, 'A.JPEG', true],
    [null, 'a.webp', true],
    [null, 'a.svg', false],
    [null, null, false],
  ])('take %s %s for a picture: %s', (file_type, file_name, picture) => {
    expect(isPicture({ file_type, file_name })).toBe(picture);
  });
});
