import { describe, expect, it } from 'vitest';
import { chatHref, readChatAddress } from './chat-address.ts';

const read = (query: string) => readChatAddress(new URLSearchParams(query));

describe('the address of the chat', () => {
  it.each([
    ['', null, null],
    ['c=12', 12, null],
    ['c=12&m=٣٤٥', 12, 345],
    ['m=345', null, null],
    ['c=x&m=0', null, null],
  ])('%s opens a conversation and a message of it', (query, conversation, found) => {
    expect(read(query)).toMatchObject({ conversation, found, find: null });
  });

  it('has one search: in all conversations, or in the open one', () => {
    expect(read('search= كلمة &page=2')).toMatchObject({
      search: { search: 'كلمة', page: 2 },
      find: null,
    });
    expect(read('c=1&search=كلمة&find=حرف&page=3')).toMatchObject({
      search: { search: '', page: 1 },
      find: { search: 'حرف', page: 3 },
    });
    expect(read('c=1&find=')).toMatchObject({ find: { search: '', page: 1 } });
    expect(read('find=حرف').find).toBeNull();
  });

  it('keeps the parameters that are not changed', () => {
    const params = new URLSearchParams('search=a&page=2');
    expect(chatHref(params, { c: 4, m: 9 })).toBe('/chat?search=a&page=2&c=4&m=9');
    expect(chatHref(params, { search: null, page: null })).toBe('/chat');
  });
});
