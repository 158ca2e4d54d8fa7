import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { FoundGroups } from './found-groups.tsx';

const item = {
  id: 7,
  title: 'العدسات المقعّرة',
  detail: 'درس الضوء',
  excerpt: '',
  path: '/courses/3/lecture/7?t=83',
  picture: null,
  second: 83,
};
const groups = [{ kind: 'chapters' as const, items: [item], total: 1, all: null }];
const Found = () => <FoundGroups groups={groups} address={{ q: 'عدسات', kind: null }} />;

test('a chapter of a video says that it is one, and leads to its second', async () => {
  const { html } = await renderPage({ default: Found }, { route: '/search' });
  expect(html).toMatch(/<h2[^>]*>فصول المحاضرات<\/h2>/);
  expect(html).toContain('href="/courses/3/lecture/7?t=83"');
  expect(html).toContain('>1:23</bdi>');
  expect(html).toContain('>درس الضوء</bdi>');
});
