import { expect, it } from 'vitest';
import { steppedTab } from './tab-steps.ts';

const tabs = ['content', 'details', 'reviews'];

it.each([
  ['ArrowLeft', 'content', true, 'details'],
  ['ArrowRight', 'details', true, 'content'],
  ['ArrowRight', 'content', false, 'details'],
  ['ArrowLeft', 'reviews', true, 'content'],
  ['ArrowRight', 'content', true, 'reviews'],
  ['Home', 'reviews', true, 'content'],
  ['End', 'content', true, 'reviews'],
  ['Enter', 'content', true, null],
])('%s on %s (right to left: %s) selects %s', (key, from, rightToLeft, to) => {
  expect(steppedTab(key, tabs, from, rightToLeft)).toBe(to);
});
