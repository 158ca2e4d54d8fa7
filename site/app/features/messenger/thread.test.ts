import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { describe, expect, it } from 'vitest';
import { messageKey, type ShownMessage, temporaryMessage } from './shown-message.ts';
import {
  askAfter,
  emptyThread,
  readUpToByCount,
  withFirstPage,
  withLive,
  withLostEvents,
  withMissed,
  withOlderPage,
  withoutTemporary,
  withProgress,
  withSent,
  withTemporary,
} from './thread.ts';

const me = 1;

const message = (id: number, given: Partial<ParsedMessage> = {}): ParsedMessage => ({
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
  ...given,
});
const messages = (...ids: number[]) => ids.map((id) => message(id));
const idsOf = (thread: { messages: readonly ShownMessage[] }) =>
  thread.messages.map(({ id }) => id);

const loaded = withFirstPage(emptyThread, { data: messages(7, 8, 9), older: '?page=2' });
const outgoing = { conversationId: 9, key: 'k1', text: 'مرحبًا', file: null };
const temporary = temporaryMessage({ ...outgoing, me: { id: me, name: 'مريم' } });
const own = (id: number, key: string | null) => message(id, { user_id: me, client_key: key });

describe('pages of messages', () => {
  it('stand in order of time, however the server sends them', () => {
    const newestFirst = withFirstPage(emptyThread, { data: messages(9, 8, 7), older: null });
    expect(idsOf(newestFirst)).toEqual([7, 8, 9]);
  });

  it('go before what is there, and one that overlaps doubles nothing', () => {
    const older = withOlderPage(loaded, { data: messages(5, 6, 7), older: null });
    expect(idsOf(older)).toEqual([5, 6, 7, 8, 9]);
    expect(older.older).toBeNull();
  });

  it('end with one that brings nothing', () => {
    expect(withOlderPage(loaded, { data: [], older: '?page=3' }).older).toBeNull();
  });
});

describe('a message that is on its way', () => {
  const sending = withTemporary(loaded, temporary);

  it('stands last, also when others arrive meanwhile', () => {
    expect(sending.messages.at(-1)).toMatchObject({ is_temp: true, body: 'مرحبًا' });
    expect(withLive(sending, message(10)).messages.at(-1)?.is_temp).toBe(true);
  });

  it('is replaced by the server’s, with the same key on screen', () => {
    const sent = withSent(sending, 'k1', own(11, null));
    expect(idsOf(sent)).toEqual([7, 8, 9, 11]);
    expect(sent.messages.at(-1)?.is_temp).toBeUndefined();
    expect(messageKey(sent.messages.at(-1) as ShownMessage)).toBe(messageKey(temporary));
  });

  it('is replaced once, whether its answer or the connection tells of it first', () => {
    const heard = withLive(sending, own(11, 'k1'));
    expect(idsOf(heard)).toEqual([7, 8, 9, 11]);
    expect(idsOf(withSent(heard, 'k1', own(11, 'k1')))).toEqual([7, 8, 9, 11]);
    const answered = withSent(sending, 'k1', own(11, null));
    const again = withMissed(answered, [own(11, null)]);
    expect(idsOf(again)).toEqual([7, 8, 9, 11]);
    // The bubble on screen stays the same one, also for a server that keeps no keys.
    expect(messageKey(again.messages.at(-1) as ShownMessage)).toBe(messageKey(temporary));
  });

  it('goes when it fails, and takes nothing with it', () => {
    expect(idsOf(withoutTemporary(sending, 'k1'))).toEqual([7, 8, 9]);
    expect(idsOf(withoutTemporary(sending, 'other'))).toHaveLength(4);
  });

  it('shows how far its file is', () => {
    const file = new File(['x'], 'a.pdf');
    const withFile = temporaryMessage({ ...outgoing, file, me: { id: me, name: '' } });
    expect(withFile).toMatchObject({ isLoading: true, progress: 0, file_name: 'a.pdf' });
    const half = withProgress(withTemporary(loaded, withFile), 'k1', 0.5);
    expect(half.messages.at(-1)?.progress).toBe(0.5);
  });

  it('keeps the picture that this tab has', () => {
    const picture = withTemporary(loaded, { ...temporary, localUrl: 'blob:1' });
    expect(withSent(picture, 'k1', own(11, null)).messages.at(-1)?.localUrl).toBe('blob:1');
  });

  it('takes the unread line away: who answers has read', () => {
    expect(withTemporary({ ...loaded, readUpTo: 8 }, temporary).readUpTo).toBeNull();
  });
});

describe('after a lost connection', () => {
  const lost = { ...loaded, live: false };

  it('what arrives alone does not hide the gap before it', () => {
    const heard = withLive(lost, message(14));
    expect(heard.syncedTo).toBe(9);
    expect(askAfter(heard)).toBeLessThan(9);
    const caught = withMissed(heard, messages(10, 11, 12, 13, 14));
    expect(idsOf(caught)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
    expect(caught.syncedTo).toBe(14);
  });

  it('what arrives on a standing connection moves on what is asked after', () => {
    expect(withLive({ ...loaded, live: true }, message(10)).syncedTo).toBe(10);
  });

  it('of what arrived while events were lost only what was fetched is known to be whole', () => {
    const live = { ...loaded, live: true };
    const heard = [11, 12, 13, 14, 15, 16].reduce(
      (thread, id) => withLive(thread, message(id)),
      live,
    );
    expect(heard.syncedTo).toBe(16);
    const afterLoss = withLostEvents(heard);
    expect(afterLoss.syncedTo).toBe(9);
    expect(withLive(afterLoss, message(17)).syncedTo).toBe(9);
    expect(askAfter(afterLoss)).toBeLessThan(9);
    const caught = withMissed(afterLoss, messages(10, 11, 12, 13, 14, 15, 16, 17));
    expect(idsOf(caught)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(caught.syncedTo).toBe(17);
  });

  it('what is on its way is not asked after', () => {
    expect(askAfter(withTemporary(lost, temporary))).toBeLessThan(9);
    expect(askAfter(emptyThread)).toBe(0);
  });

  it('asks again for a few that are known, and never for less than is missing', () => {
    const long = withFirstPage(emptyThread, { data: messages(1, 2, 3, 4, 5, 6), older: null });
    expect(askAfter(long)).toBe(3);
  });
});

describe('the unread line of a server that only counts', () => {
  const talk = [message(1), own(2, null), message(3), message(4)];
  it.each([
    [0, null],
    [1, 3],
    [2, 2],
    [9, 0],
  ])('with %d unread stands after %s', (unread, after) => {
    expect(readUpToByCount(talk, me, unread)).toBe(after);
  });
});
