import { expect, test, vi } from 'vitest';
import { pagePurpose } from './guards.ts';
import { rememberReturn, returnReason, safePath, takeAction, takeReturn } from './return-to.ts';
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

test.each(['/login', '/verify?x=1', '/register/', '/welcome'])(
  '%s is a sign-in page and is refused',
  (path) => {
    expect(safePath(path)).toBeNull();
  },
);

test('a path is remembered once, with its query', () => {
  const store = memoryStore();
  rememberReturn('/my-courses?page=2', null, store);
  expect(takeReturn(store)).toBe('/my-courses?page=2');
  expect(takeReturn(store)).toBe('/');
});

test('a path expires after half an hour, and an invalid value leads to the home page', () => {
  vi.useFakeTimers();
  const store = memoryStore({ other: 'x' });
  rememberReturn('/my-courses', null, store);
  vi.advanceTimersByTime(31 * 60_000);
  expect(takeReturn(store)).toBe('/');
  store.setItem('return-to', 'x');
  expect(takeReturn(store)).toBe('/');
  vi.useRealTimers();
});

test('the purpose is shown until the sign-in, and its action goes on once', () => {
  const store = memoryStore();
  rememberReturn('/courses/3', { reason: 'لتشترك في «بايثون»', action: 'enrol:3' }, store);
  expect(returnReason(store)).toBe('لتشترك في «بايثون»');
  expect(takeAction('enrol:3')).toBe(false);
  expect(takeReturn(store)).toBe('/courses/3');
  expect(returnReason(store)).toBeNull();
  expect(takeAction('enrol:4')).toBe(false);
  expect(takeAction('enrol:3')).toBe(true);
  expect(takeAction('enrol:3')).toBe(false);
});

test.each([
  ['/courses/3/lecture/1-1', 'لتشاهد المحاضرة'],
  ['/my-courses', 'لتفتح هذه الصفحة'],
])('a guest who opens %s reads why a sign-in is needed', (path, reason) => {
  expect(pagePurpose(path).reason).toBe(reason);
});

test('a sign-in for another page, or after half an hour, goes on with no action', () => {
  vi.useFakeTimers();
  const store = memoryStore();
  const purpose = { reason: 'لتشترك في «بايثون»', action: 'enrol:3' };
  rememberReturn('/courses/3', purpose, store);
  rememberReturn('/my-courses', null, store);
  expect(returnReason(store)).toBeNull();
  expect(takeReturn(store)).toBe('/my-courses');
  expect(takeAction('enrol:3')).toBe(false);
  rememberReturn('/courses/3', purpose, store);
  vi.advanceTimersByTime(31 * 60_000);
  expect(returnReason(store)).toBeNull();
  expect(takeReturn(store)).toBe('/');
  expect(takeAction('enrol:3')).toBe(false);
  vi.useRealTimers();
});
