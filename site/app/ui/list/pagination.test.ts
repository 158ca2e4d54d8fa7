import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';
import { compactPageMarks, pageHref, pageMarks } from './pagination-logic.ts';

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('on page %i of %i', (current, last, marks) => {
    expect(pageMarks(current, last)).toEqual(marks);
  });

  it.each([0, -3, 99])('are also computed for a page outside the list (%i)', (current) => {
    expect(pageMarks(current, 9)).toHaveLength(7);
  });

  it('always contain the current page', () => {
    for (let last = 1; last <= 30; last++) {
      for (let current = 1; current <= last; current++) {
        expect(pageMarks(current, last)).toContain(current);
      }
    }
  });
});

describe('page numbers on a phone', () => {
  it.each([
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 'gap', 6]],
    [3, 6, [1, 'gap', 3, 'gap', 6]],
    [5, 6, [1, 'gap', 4, 5, 6]],
    [12, 24, [1, 'gap', 12, 'gap', 24]],
  ])('on page %i of %i', (current, last, marks) => {
    expect(compactPageMarks(current, last)).toEqual(marks);
  });
});

describe('the URL of a page', () => {
  it('keeps the search and the category', () => {
    expect(pageHref('/courses', '?search=web&category=2', 3)).toBe(
      '/courses?search=web&category=2&page=3',
    );
  });

  it('of the first page has no number', () => {
    expect(pageHref('/courses', '?page=4', 1)).toBe('/courses');
  });
});

it.each([1, 2, 3])(
  'on page %i the labels of previous and next contain their visible text',
  (page) => {
    const list = createElement(Pagination, { page, lastPage: 3 });
    const html = renderToStaticMarkup(createElement(MemoryRouter, null, list));
    const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/g)];
    for (const shown of ['السابق', 'التالي']) {
      const [, attributes] = links.find(([, , content]) => content?.includes(`>${shown}<`)) ?? [];
      expect(attributes).toBeDefined();
      const label = /aria-label="([^"]*)"/.exec(attributes ?? '')?.[1] ?? shown;
      expect(label.split(' ')).toContain(shown);
    }
  },
);
