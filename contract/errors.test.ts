import { expect, test } from 'vitest';
import { failures } from './errors.ts';

/** Texts of the specification, which have no full stop. */
const fixed = ['course-not-found', 'lecture-not-found', 'session-expired', 'wrong-code'];

test('the text of every failure is a whole sentence, but for those that the specification fixes', () => {
  const open = Object.entries(failures)
    .filter(([, { message }]) => !/[.؟]$/.test(message))
    .map(([code]) => code);
  expect(open).toEqual(fixed);
});
