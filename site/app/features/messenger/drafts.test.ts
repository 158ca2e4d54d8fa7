import { beforeEach, describe, expect, it } from 'vitest';
import { tabStore } from '#platform/browser/storage.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { changeDraft, draftOf, forgetReturned, keyFor, returnDraft } from './drafts.ts';

const file = new File(['x'], 'a.pdf');
let id = 0;

beforeEach(() => {
  id += 1;
  sessionStore.setState({ isAuthenticated: true, user: { id: 7 } });
});

describe('a draft', () => {
  it('is its conversation’s and its person’s own, and outlives a reload', () => {
    changeDraft(id, { text: 'مسودة' });
    expect(draftOf(id + 100).text).toBe('');
    expect(JSON.parse(tabStore.getItem(`draft:chat:7:${id}`) ?? '')).toEqual({ text: 'مسودة' });
    changeDraft(id, { text: '' });
    expect(tabStore.getItem(`draft:chat:7:${id}`)).toBeNull();
  });

  it('goes when the person signs out', () => {
    changeDraft(id, { text: 'مسودة' });
    sessionStore.setState({ isAuthenticated: false, user: null });
    expect(tabStore.getItem(`draft:chat:7:${id}`)).toBeNull();
    sessionStore.setState({ isAuthenticated: true, user: { id: 7 } });
    expect(draftOf(id).text).toBe('');
  });
});

describe('what could not be sent', () => {
  const failed = { key: 'k1', text: 'مرحبًا', file };

  it('is given back before what was typed meanwhile', () => {
    changeDraft(id, { text: 'ثم' });
    returnDraft(id, failed);
    expect(draftOf(id)).toMatchObject({ text: 'مرحبًا\nثم', file });
  });

  it('has the same key when it is sent again as it was, so that the server takes it once', () => {
    returnDraft(id, failed);
    expect(keyFor(id, 'مرحبًا', file)).toBe('k1');
    expect(keyFor(id, 'مرحبًا!', file)).not.toBe('k1');
    expect(keyFor(id, 'مرحبًا', null)).not.toBe('k1');
  });

  it('has a key of its own when it is new', () => {
    expect(keyFor(id, 'أ', null)).not.toBe(keyFor(id, 'أ', null));
  });

  it('goes once it turns out to have arrived, unless it was changed', () => {
    returnDraft(id, failed);
    forgetReturned(id, 'other');
    expect(draftOf(id).text).toBe('مرحبًا');
    forgetReturned(id, 'k1');
    expect(draftOf(id)).toEqual({ text: '', file: null, returned: null });
    returnDraft(id, failed);
    changeDraft(id, { text: 'مرحبًا بك' });
    forgetReturned(id, 'k1');
    expect(draftOf(id).text).toBe('مرحبًا بك');
  });
});
