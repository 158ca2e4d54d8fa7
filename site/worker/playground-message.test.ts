import { expect, test } from 'vitest';
import { isKeepMessage } from './playground-message.ts';

test.each([null, 'keep-playground', {}, { type: 'push' }, { type: 'save-articles', articles: [] }])(
  '%j does not ask for the playground',
  (data) => expect(isKeepMessage(data)).toBe(false),
);

test('the message of the playground asks for it', () =>
  expect(isKeepMessage({ type: 'keep-playground' })).toBe(true));
