import { expect, it } from 'vitest';
import { formatDate } from '#platform/format.ts';
import { dateLine } from './project-dates.ts';

const zone = 'Africa/Cairo';
const day = '2026-03-01T10:00:00Z';

it('shows when a project was finished, else when it was added', () => {
  const formatted = formatDate(day, zone);
  expect(dateLine({ completedAt: day, created_at: null }, zone)).toBe(`أُنجز في ${formatted}`);
  expect(dateLine({ completedAt: null, created_at: day }, zone)).toBe(`أُضيف في ${formatted}`);
  expect(dateLine({ completedAt: 'قريبًا', created_at: day }, zone)).toBe(`أُضيف في ${formatted}`);
  expect(dateLine({ completedAt: null, created_at: null }, zone)).toBeNull();
});
