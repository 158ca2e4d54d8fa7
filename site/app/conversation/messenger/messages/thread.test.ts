import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { describe, expect, it } from 'vitest';
import { messageKey, type ShownMessage, temporaryMessage } from './shown-message.ts';
import {
  emptyThread,
  readUpToByCount,
  syncFromId,
  threadAround,
  withFirstPage,
  withLiveMessage,
  withLostEvents,
  withMissed,
  withNewerPage,
  withOlderPage,
  withoutTemporary,
  withProgress,
  withSent,
  withTemporary,
} from './thread.ts';

const me = 1;

const message = (id: number, overrides: Partial<ParsedMessage> = {}): ParsedMessage => ({
  id,
  conversation_id: 9,
  user_id: 2,
  body: `رسالة ${id}`,
  file_url: null,
  file_name: null,
  file_type: null,
  file_size: null,
  created_at: '2026-01-01T10:00:00Z',
  created_date: '',
  user: { id: 2, name: 'ليان', profile_photo_url: null },
  client_key: null,
  ...overrides,
});
const messages = (...ids: number[]) => ids.map((id) => message(id));
const idsOf = (thread: { messages: readonly ShownMessage[] }) =>
  thread.messages.map(({ id }) => id);

const loaded = withFirstPage(emptyThread, { data: messages(7, 8, 9), older: '?page=2' });
const outgoing = { conversationId: 9, key: 'k1', text: 'مرحبًا', file: null };
const temporary = temporaryMessage({ ...outgoing, me: { id: me, name: 'مريم' } });
const own = (id: number, key: string | null) => message(id, { user_id: me, client_key: key });

describe('pages of messages', () => {
  it('are sorted by time, whatever order the server sends', () => {
    const newestFirst = withFirstPage(emptyThread, { data: messages(9, 8, 7), older: null });
    expect(idsOf(newestFirst)).toEqual([7, 8, 9]);
  });

  it('are inserted before the shown messages, and an overlap adds no duplicates', () => {
    const older = withOlderPage(loaded, { data: messages(5, 6, 7), older: null });
    expect(idsOf(older)).toEqual([5, 6, 7, 8, 9]);
    expect(older.older).toBeNull();
  });

  it('end with an empty page', () => {
    expect(withOlderPage(loaded, { data: [], older: '?page=3' }).older).toBeNull();
  });
});

describe('a message that is being sent', () => {
  const sending = withTemporary(loaded, temporary);

  it('stays last when other messages arrive', () => {
    expect(sending.messages.at(-1)).toMatchObject({ is_temp: true, body: 'مرحبًا' });
    expect(withLiveMessage(sending, message(10)).messages.at(-1)?.is_temp).toBe(true);
  });

  it('is replaced by the server’s message with the same React key', () => {
    const sent = withSent(sending, 'k1', own(11, null));
    expect(idsOf(sent)).toEqual([7, 8, 9, 11]);
    expect(sent.messages.at(-1)?.is_temp).toBeUndefined();
    expect(messageKey(sent.messages.at(-1) as ShownMessage)).toBe(messageKey(temporary));
  });

  it('is replaced once, whether the response or the socket event comes first', () => {
    const afterEvent = withLiveMessage(sending, own(11, 'k1'));
    expect(idsOf(afterEvent)).toEqual([7, 8, 9, 11]);
    expect(idsOf(withSent(afterEvent, 'k1', own(11, 'k1')))).toEqual([7, 8, 9, 11]);
    const afterResponse = withSent(sending, 'k1', own(11, null));
    const again = withMissed(afterResponse, [own(11, null)]);
    expect(idsOf(again)).toEqual([7, 8, 9, 11]);
    // The React key stays the same, also with a server that stores no keys.
    expect(messageKey(again.messages.at(-1) as ShownMessage)).toBe(messageKey(temporary));
  });

  it('is removed alone when it fails', () => {
    expect(idsOf(withoutTemporary(sending, 'k1'))).toEqual([7, 8, 9]);
    expect(idsOf(withoutTemporary(sending, 'other'))).toHaveLength(4);
  });

  it('has the upload progress of its file', () => {
    const file = new File(['x'], 'a.pdf');
    const withFile = temporaryMessage({ ...outgoing, file, me: { id: me, name: '' } });
    expect(withFile).toMatchObject({ isLoading: true, progress: 0, file_name: 'a.pdf' });
    const half = withProgress(withTemporary(loaded, withFile), 'k1', 0.5);
    expect(half.messages.at(-1)?.progress).toBe(0.5);
  });

  it('keeps the local URL of its picture', () => {
    const picture = withTemporary(loaded, { ...temporary, localUrl: 'blob:1' });
    expect(withSent(picture, 'k1', own(11, null)).messages.at(-1)?.localUrl).toBe('blob:1');
  });

  it('removes the unread line', () => {
    expect(withTemporary({ ...loaded, readUpTo: 8 }, temporary).readUpTo).toBeNull();
  });
});

describe('after a lost connection', () => {
  const lost = { ...loaded, live: false };

  it('a live message does not hide the gap before it', () => {
    const afterEvent = withLiveMessage(lost, message(14));
    expect(afterEvent.syncedTo).toBe(9);
    expect(syncFromId(afterEvent)).toBeLessThan(9);
    const caught = withMissed(afterEvent, messages(10, 11, 12, 13, 14));
    expect(idsOf(caught)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
    expect(caught.syncedTo).toBe(14);
  });

  it('a live message without a gap advances the sync position', () => {
    expect(withLiveMessage({ ...loaded, live: true }, message(10)).syncedTo).toBe(10);
  });

  it('lost events move the sync position back to the last fetched message', () => {
    const live = { ...loaded, live: true };
    const afterEvent = [11, 12, 13, 14, 15, 16].reduce(
      (thread, id) => withLiveMessage(thread, message(id)),
      live,
    );
    expect(afterEvent.syncedTo).toBe(16);
    const afterLoss = withLostEvents(afterEvent);
    expect(afterLoss.syncedTo).toBe(9);
    expect(withLiveMessage(afterLoss, message(17)).syncedTo).toBe(9);
    expect(syncFromId(afterLoss)).toBeLessThan(9);
    const caught = withMissed(afterLoss, messages(10, 11, 12, 13, 14, 15, 16, 17));
    expect(idsOf(caught)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(caught.syncedTo).toBe(17);
  });

  it('a temporary message does not affect the sync position', () => {
    expect(syncFromId(withTemporary(lost, temporary))).toBeLessThan(9);
    expect(syncFromId(emptyThread)).toBe(0);
  });

  it('the sync overlaps a few known messages', () => {
    const long = withFirstPage(emptyThread, { data: messages(1, 2, 3, 4, 5, 6), older: null });
    expect(syncFromId(long)).toBe(3);
  });
});

describe('the unread line when the server sends only a count', () => {
  const conversation = [message(1), own(2, null), message(3), message(4)];
  it.each([
    [0, null],
    [1, 3],
    [2, 2],
    [9, 0],
  ])('with %d unread follows message %s', (unread, after) => {
    expect(readUpToByCount(conversation, me, unread)).toBe(after);
  });
});

describe('the surroundings of a found message', () => {
  const around = threadAround({
    before: { data: messages(4, 5), older: '?before=4' },
    after: { data: messages(6, 7), newer: '?after=7' },
  });

  it('are the messages before and after it, with a way to older and newer ones', () => {
    expect(idsOf(around)).toEqual([4, 5, 6, 7]);
    expect(around).toMatchObject({ status: 'ready', older: '?before=4', newer: '?after=7' });
  });

  it('get no live message, which would follow a gap', () => {
    expect(idsOf(withLiveMessage(around, message(20)))).toEqual([4, 5, 6, 7]);
  });

  it('grow by newer pages until they reach the end', () => {
    const more = withNewerPage(around, { data: messages(8, 9), newer: null });
    expect(idsOf(more)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(more.syncedTo).toBe(9);
    expect(idsOf(withLiveMessage(more, message(20)))).toEqual([4, 5, 6, 7, 8, 9, 20]);
  });

  it('end where a newer page is empty', () => {
    expect(withNewerPage(around, { data: [], newer: '?after=7' }).newer).toBeNull();
  });
});
