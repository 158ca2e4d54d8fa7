import { beforeEach, describe, expect, it } from 'vitest';
import { tabStore } from '#platform/browser/storage.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { changeDraft, clearReturnedDraft, draftOf, keyFor, returnDraft } from './drafts.ts';

const file = new File(['x'], 'a.pdf');
let id = 0;

beforeEach(() => {
  id += 1;
  sessionStore.setState({ isAuthenticated: true, user: { id: 7 } });
});

describe('a draft', () => {
  it('is stored by user and conversation and survives a reload', () => {
    changeDraft(id, { text: 'مسودة' });
    expect(draftOf(id + 100).text).toBe('');
    expect(JSON.parse(tabStore.getItem(`draft:chat:7:${id}`) ?? '')).toEqual({ text: 'مسودة' });
    changeDraft(id, { text: '' });
    expect(tabStore.getItem(`draft:chat:7:${id}`)).toBeNull();
  });

  it('is deleted on sign-out', () => {
    changeDraft(id, { text: 'مسودة' });
    sessionStore.setState({ isAuthenticated: false, user: null });
    expect(tabStore.getItem(`draft:chat:7:${id}`)).toBeNull();
    sessionStore.setState({ isAuthenticated: true, user: { id: 7 } });
    expect(draftOf(id).text).toBe('');
  });
});

describe('a message that could not be sent', () => {
  const failed = { key: 'k1', text: 'مرحبًا', file };

  it('is put back into the composer before the text typed meanwhile', () => {
    changeDraft(id, { text: 'ثم' });
    returnDraft(id, failed);
    expect(draftOf(id)).toMatchObject({ text: 'مرحبًا\nثم', file });
  });

  it('keeps its key when it is resent unchanged, so that the server stores it once', () => {
    returnDraft(id, failed);
    expect(keyFor(id, 'مرحبًا', file)).toBe('k1');
    expect(keyFor(id, 'مرحبًا!', file)).not.toBe('k1');
    expect(keyFor(id, 'مرحبًا', null)).not.toBe('k1');
  });

  it('has a new key when it is a new message', () => {
    expect(keyFor(id, 'أ', null)).not.toBe(keyFor(id, 'أ', null));
  });

  it('is cleared when it turns out to have been stored, unless it was edited', () => {
    returnDraft(id, failed);
    clearReturnedDraft(id, 'other');
    expect(draftOf(id).text).toBe('مرحبًا');
    clearReturnedDraft(id, 'k1');
    expect(draftOf(id)).toEqual({ text: '', file: null, returned: null });
    returnDraft(id, failed);
    changeDraft(id, { text: 'مرحبًا بك' });
    clearReturnedDraft(id, 'k1');
    expect(draftOf(id).text).toBe('مرحبًا بك');
  });
});
