import { beforeEach, describe, expect, it } from 'vitest';
import { localStore } from '#platform/browser/storage.ts';
import { parseSavedArticles } from './saved-article.ts';
import {
  type ArticleToSave,
  clearSavedArticles,
  removeSavedArticle,
  restoreSavedArticles,
  saveArticle,
} from './saved-store.ts';
import { searchSaved } from './search-saved.ts';

const stored = () => parseSavedArticles(localStore.getItem('savedArticles'));
const ids = () => stored().map(({ id }) => id);

const article = (id: number | string, name = `مقال ${id}`): ArticleToSave => ({
  id,
  name,
  image: null,
  small_description: '',
  created_by: null,
  created_at: '2026-01-01T00:00:00Z',
});

beforeEach(() => localStore.removeItem('savedArticles'));

describe('saving', () => {
  it('stores exactly the fields of the specification, with the id as a string', () => {
    const unsaved = { ...article(7), description: '<p>نص</p>' };
    expect(saveArticle(unsaved, new Date('2026-02-03T04:05:06Z'))).toBe(true);
    expect(JSON.parse(localStore.getItem('savedArticles') ?? '')).toEqual([
      {
        id: '7',
        name: 'مقال 7',
        image: null,
        small_description: '',
        created_by: null,
        created_at: '2026-01-01T00:00:00Z',
        savedAt: '2026-02-03T04:05:06.000Z',
      },
    ]);
  });

  it('adds a new article first and refuses a saved one', () => {
    saveArticle(article(1));
    saveArticle(article(2));
    expect(saveArticle(article('1', 'غيره'))).toBe(false);
    expect(ids()).toEqual(['2', '1']);
    expect(stored()[1]?.name).toBe('مقال 1');
  });

  it('removes one, restores it at its place, and removes all', () => {
    for (const id of [1, 2, 3]) saveArticle(article(id), new Date(id * 1000));
    const removed = stored().filter(({ id }) => id === '2');
    removeSavedArticle(2);
    expect(ids()).toEqual(['3', '1']);
    restoreSavedArticles(removed);
    expect(ids()).toEqual(['3', '2', '1']);
    clearSavedArticles();
    expect(ids()).toEqual([]);
  });

  it('keeps articles that another tab has saved', () => {
    saveArticle(article(1));
    const fromOtherTab = [{ ...stored()[0], id: '9' }, ...stored()];
    localStore.setItem('savedArticles', JSON.stringify(fromOtherTab));
    saveArticle(article(2));
    expect(ids()).toEqual(['2', '9', '1']);
  });
});

describe('reading', () => {
  it.each([null, '', 'x{', '{}', '"a"', '[null, 3, {"id": 1}, {"name": "بلا رقم"}]'])(
    'the stored value %s gives no articles',
    (stored) => expect(parseSavedArticles(stored)).toEqual([]),
  );

  it('accepts numbers as ids and times, and uses the first of two equal ids', () => {
    const stored = JSON.stringify([
      { id: 4, name: 'أ', savedAt: 0 },
      { id: '4', name: 'ب' },
    ]);
    expect(parseSavedArticles(stored)).toMatchObject([
      { id: '4', name: 'أ', savedAt: '1970-01-01T00:00:00.000Z', image: null },
    ]);
  });
});

it.each([
  ['', ['1', '2']],
  ['البرمجه', ['1']],
  ['أحمد', ['2']],
  ['سنه احمد', ['2']],
  ['برمجة سنة', []],
])('a search for «%s» finds %j', (search, found) => {
  const articles = [
    { ...article('1', 'تعلّم البرمجة'), id: '1', savedAt: '' },
    { ...article('2', 'بعد سَنة'), id: '2', created_by: 'احمد علي', savedAt: '' },
  ];
  expect(searchSaved(articles, search).map(({ id }) => id)).toEqual(found);
});
