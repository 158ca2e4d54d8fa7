import { type ParsedMessage, parseConversation } from '@nibras/contract/compat/parse-messenger.ts';
import { describe, expect, it } from 'vitest';
import { type Details, type MessengerEvent, reduce } from './messenger-reducer.ts';
import { initialState, type MessengerState } from './messenger-state.ts';

const me = 1;
const partner = 2;

function message(id: number, conversation: number, sender = partner): ParsedMessage {
  const sent = { id, conversation_id: conversation, user_id: sender, body: `رسالة ${id}` };
  const { last_message } = parseConversation.parse({ id: conversation, last_message: sent });
  if (!last_message) throw new Error('no message was parsed');
  return last_message;
}

const row = (id: number, newest: number, unread = 0) =>
  parseConversation.parse({
    id,
    participants: [
      { id: me, last_read_message_id: 0 },
      { id: partner, last_read_message_id: 0 },
    ],
    last_message: { id: newest, conversation_id: id, user_id: partner, body: 'رسالة' },
    new_messages: unread,
  });

/** A state to which events can be applied one after another. */
function after(state: MessengerState) {
  return {
    state,
    apply: <Event extends MessengerEvent>(event: Event, ...details: Details<Event>) =>
      after(reduce(state, event, ...details)),
  };
}

/** Two listed conversations; the messages 8 and 9 of the first are loaded and shown. */
const start = after(initialState)
  .apply('listLoaded', { data: [row(1, 9), row(2, 7)], next: null, canSearch: true })
  .apply('conversationOpened', { id: 1 })
  .apply('newestLoaded', {
    id: 1,
    page: { data: [message(8, 1), message(9, 1)], older: '?page=2' },
    live: true,
    me,
  });

const idsOf = ({ state }: { state: MessengerState }, id: number) =>
  state.threads[id]?.messages.map((one) => one.id);

describe('a received message', () => {
  it('is added to its loaded conversation, which moves to the top of the list', () => {
    const received = start
      .apply('messageReceived', { message: message(10, 2), visible: false, counts: true })
      .apply('messageReceived', { message: message(11, 1), visible: true, counts: false });
    expect(idsOf(received, 1)).toEqual([8, 9, 11]);
    expect(received.state.rows.map(({ id, new_messages }) => [id, new_messages])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('starts no thread of a conversation that is not loaded: it would have a gap', () => {
    const details = { message: message(10, 2), visible: false, counts: true };
    expect(start.apply('messageReceived', details).state.threads[2]).toBeUndefined();
  });

  it('is marked by the unread line when its open conversation is not visible, and only the first', () => {
    const hidden = { visible: false, counts: true };
    const one = start.apply('messageReceived', { message: message(10, 1), ...hidden });
    const two = one.apply('messageReceived', { message: message(11, 1), ...hidden });
    expect(two.state.threads[1]?.readUpTo).toBe(9);
    const seen = start.apply('messageReceived', {
      message: message(10, 1),
      visible: true,
      counts: false,
    });
    expect(seen.state.threads[1]?.readUpTo).toBeNull();
  });

  it('ends the typing of its sender; an own message does not', () => {
    const typing = start.apply('typingStarted', { id: 1, name: 'ليان', until: 100 });
    const own = typing.apply('ownMessageReceived', { message: message(10, 1, me) });
    expect(own.state.typing).toHaveProperty('1');
    const theirs = typing.apply('messageReceived', {
      message: message(10, 1),
      visible: true,
      counts: false,
    });
    expect(theirs.state.typing).toEqual({});
  });
});

describe('typing', () => {
  it('ends when it expires, unless a later event has prolonged it', () => {
    const typing = start
      .apply('typingStarted', { id: 1, name: 'ليان', until: 100 })
      .apply('typingStarted', { id: 1, name: 'ليان', until: 200 });
    expect(typing.apply('typingExpired', { id: 1, until: 100 }).state.typing).toHaveProperty('1');
    expect(typing.apply('typingExpired', { id: 1, until: 200 }).state.typing).toEqual({});
  });
});

describe('pages of a thread', () => {
  it('a page that was requested before the thread moved is dropped', () => {
    const around = start.apply('surroundingsLoaded', {
      id: 1,
      before: { data: [message(3, 1)], older: '?before=3' },
      after: { data: [message(4, 1)], newer: '?after=4' },
      live: true,
    });
    expect(around.state.threads[1]).toMatchObject({ newer: '?after=4', live: false });
    const page = { data: [message(5, 1)], newer: null };
    const stale = around.apply('newerLoaded', { id: 1, query: '?after=2', page, live: true });
    expect(idsOf(stale, 1)).toEqual([3, 4]);
    const loaded = around.apply('newerLoaded', { id: 1, query: '?after=4', page, live: true });
    expect(idsOf(loaded, 1)).toEqual([3, 4, 5]);
    expect(loaded.state.threads[1]?.live).toBe(true);
  });

  it('a failure clears what is shown', () => {
    const failed = start.apply('threadFailed', { id: 1, failure: 'loadFailed' });
    expect(failed.state.threads[1]).toMatchObject({ status: 'failed', messages: [] });
  });
});

describe('the list', () => {
  it('keeps its further pages when it is loaded again', () => {
    const paged = after(initialState)
      .apply('listLoaded', { data: [row(1, 9)], next: '?page=2', canSearch: true })
      .apply('moreRowsRequested')
      .apply('moreRowsLoaded', { data: [row(2, 7)], next: '?page=3' })
      .apply('listLoaded', { data: [row(1, 9)], next: '?page=2', canSearch: true });
    expect(paged.state).toMatchObject({ nextRows: '?page=3', loadingMore: false });
    expect(paged.state.rows).toHaveLength(2);
  });

  it('stays when it cannot be loaded again, and fails when it never was', () => {
    expect(start.apply('listFailed').state.listStatus).toBe('ready');
    expect(after(initialState).apply('listFailed').state.listStatus).toBe('failed');
  });

  it('counts nothing as unread that the user has read elsewhere', () => {
    const unread = start.apply('conversationLoaded', { row: row(3, 12, 4) });
    const mark = { conversation_id: 3, last_read_message_id: 12 };
    const byPartner = unread.apply('messagesRead', { me, user_id: partner, ...mark });
    const byMe = unread.apply('messagesRead', { me, user_id: me, ...mark });
    const count = ({ state }: { state: MessengerState }) =>
      state.rows.find(({ id }) => id === 3)?.new_messages;
    expect([count(byPartner), count(byMe)]).toEqual([4, 0]);
  });
});

describe('a reconnection', () => {
  it('drops every thread but the open one, which is no longer live', () => {
    const page = { data: [message(7, 2)], older: null };
    const two = start.apply('newestLoaded', { id: 2, page, live: true, me }).apply('reconnected');
    expect(Object.keys(two.state.threads)).toEqual(['1']);
    expect(two.state.threads[1]?.live).toBe(false);
  });

  it('adds what was missed, and shows the newest of it in the list', () => {
    const missed = start.apply('missedLoaded', {
      id: 1,
      messages: [message(9, 1), message(10, 1)],
      live: true,
      me,
    });
    expect(idsOf(missed, 1)).toEqual([8, 9, 10]);
    expect(missed.state.rows[0]).toMatchObject({ new_messages: 1, last_message: { id: 10 } });
  });
});

describe('the unread line', () => {
  it('follows the last message that the user has read, by the mark or by the count', () => {
    const listed = after(initialState).apply('conversationLoaded', { row: row(1, 9, 1) });
    const page = { data: [message(8, 1), message(9, 1)], older: null };
    const loaded = listed.apply('newestLoaded', { id: 1, page, live: true, me });
    expect(loaded.state.threads[1]?.readUpTo).toBe(8);
    const marked = loaded
      .apply('messagesRead', { me, user_id: me, conversation_id: 1, last_read_message_id: 8 })
      .apply('messageReceived', { message: message(10, 1), visible: false, counts: true })
      .apply('conversationShown', { id: 1, me });
    expect(marked.state.threads[1]?.readUpTo).toBe(8);
  });
});
