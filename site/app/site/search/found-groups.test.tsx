import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FoundGroups } from './found-groups.tsx';

test('a chapter of a video says that it is one, and leads to its second', () => {
  const item = {
    id: 7,
    title: 'العدسات المقعّرة',
    detail: 'درس الضوء',
    excerpt: '',
    path: '/courses/3/lecture/7?t=83',
    picture: null,
    second: 83,
  };
  const groups = [{ kind: 'video-chapters' as const, items: [item], total: 1, all: null }];
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <FoundGroups groups={groups} address={{ q: 'عدسات', kind: null }} />
    </MemoryRouter>,
  );
  expect(shown).toMatch(/<h2[^>]*>فصول المحاضرات<\/h2>/);
  expect(shown).toContain('href="/courses/3/lecture/7?t=83"');
  expect(shown).toContain('>1:23</bdi>');
  expect(shown).toContain('>درس الضوء</bdi>');
});
