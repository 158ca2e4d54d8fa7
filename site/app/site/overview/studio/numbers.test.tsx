import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Numbers } from './numbers.tsx';

test('a number that was counted up to the bound says that there are more', () => {
  const drawn = (more?: true) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Numbers counted={[{ name: 'اشتراكات', count: 10_000, more, path: '/joins' }]} />
      </MemoryRouter>,
    ).replace(/<[^>]*>/g, '');
  expect(drawn(true)).toBe('أكثر من 10,000اشتراكات');
  expect(drawn()).toBe('10,000اشتراكات');
});
