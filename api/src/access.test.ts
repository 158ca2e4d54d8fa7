import { expect, test } from 'vitest';
import { declaredCalls, documentedName } from './declared-calls.ts';
import { allRows, plainRows, rows } from './testing/access/all-rows.ts';
import { callAt } from './testing/access/row-call.ts';
import { testAccess } from './testing/access/test-access.ts';
import { readers, type Secret } from './testing/access/world.ts';

await testAccess(plainRows);

test('a call whose address or body needs something has a row of its own', () => {
  const needy = plainRows.filter(({ call }) => call.includes('{') || callAt(call)?.body);
  expect(needy.map(({ call }) => call)).toEqual([]);
});

test('every row is of a declared call', () => {
  const calls = rows.map((row) => row.call).filter((input) => !input.includes(' /storage/'));
  expect(calls.filter((input) => !callAt(input))).toEqual([]);
});

/** Calls of the kinds below that give away nothing. */
const harmless: Record<string, string> = {
  'GET /api/my-data/export': 'it says how far the file is',
  'GET /api/studio/courses/{id}/questions/export': 'it has no data of people',
  'POST /api/studio/people/import/check': 'it changes nothing',
  'POST /api/studio/selling/gateways/{gateway}/test':
    'it makes a payment of a trifle to the provider',
  'POST /api/studio/selling/gateways/{gateway}/check': 'it asks the gateway about notices',
  'PUT /api/studio/selling/channel-order': 'it changes the order alone',
  'POST /api/studio/settings/mail/test': 'it sends one mail that says so',
  'POST /api/sessions/code': 'it begins the proof',
  'GET /api/studio/courses/export': 'it has courses, and of people the names of their teachers',
  'GET /api/studio/articles/export': 'it has what is public, and drafts by their names',
  'GET /api/studio/pages/export': 'it has what is public, and drafts by their names',
  'GET /api/studio/projects/export': 'it has what is public, and drafts by their names',
  'GET /api/studio/services/export': 'it has what is public, and drafts by their names',
  'POST /api/sessions/confirm': 'it is the proof',
  'DELETE /api/my-data/deletion': 'it takes a danger away',
};

test('every export of people, and every change of accounts, rights, money and secrets, asks for a fresh proof', () => {
  const powerful = declaredCalls.filter((one) =>
    [
      /^GET .*\/(?:export|sheet|address)$/,
      /^(?:POST|PUT|PATCH|DELETE) \/api\/(?:sessions|password|my-data)(?:\/|$)/,
      /^(?:POST|PUT|PATCH|DELETE) \/api\/studio\/(?:people|selling|settings\/mail)(?:\/|$)/,
      /^(?:POST|PUT|PATCH|DELETE) \/api\/studio\/courses\/\{\w+\}\/(?:members|staff)(?:\/|$)/,
      /^POST \/api\/studio\/(?:codes|coupons|certificates)(?:\/\{\w+\}\/sheet)?$/,
    ].some((kind) => kind.test(documentedName(one))),
  );
  const unproven = powerful.filter(({ proof }) => !proof).map(documentedName);
  expect(unproven.toSorted()).toEqual(Object.keys(harmless).toSorted());
});

test('every secret is shown by some row', () => {
  const shown = new Set(allRows.map((row) => row.shows));
  const parts = (Object.keys(readers) as Secret[]).filter((secret) => !shown.has(secret));
  expect(parts).toEqual([]);
});
