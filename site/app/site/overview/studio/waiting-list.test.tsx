import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WaitingList } from './waiting-list.tsx';

test('a number that was counted up to the bound says that there are more', () => {
  const drawn = (more?: true) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <WaitingList waiting={[{ name: 'مسودات', count: 10_000, more, path: '/drafts' }]} />
      </MemoryRouter>,
    ).replace(/<[^>]*>/g, '');
  expect(drawn(true)).toBe('مسودات أكثر من 10,000');
  expect(drawn()).toBe('مسودات 10,000');
});
