import { expect, test, vi } from 'vitest';
import { rememberReturn, safePath, takeReturn } from './return-to.ts';
import { memoryStore } from './testing.ts';

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
])('%s leads to another site and is refused', (path) => {
  expect(safePath(path)).toBeNull();
});

test.each(['/login', '/verify?x=1', '/register/'])(
  '%s is a sign-in page and is refused',
  (path) => {
    expect(safePath(path)).toBeNull();
  },
);

test('a path is remembered once, with its query', () => {
  const store = memoryStore();
  rememberReturn('/my-courses?page=2', store);
  expect(takeReturn(store)).toBe('/my-courses?page=2');
  expect(takeReturn(store)).toBe('/');
});

test('a path expires after half an hour, and an invalid value leads to the home page', () => {
  vi.useFakeTimers();
  const store = memoryStore({ other: 'x' });
  rememberReturn('/my-courses', store);
  vi.advanceTimersByTime(31 * 60_000);
  expect(takeReturn(store)).toBe('/');
  store.setItem('return-to', 'x');
  expect(takeReturn(store)).toBe('/');
  vi.useRealTimers();
});
