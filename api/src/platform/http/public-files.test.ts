import { expect, test } from 'vitest';
import { publicFileCall } from './public-files.ts';

test.each([
  ['/certificates/ABCD-EFGH-JKMN.pdf', '/api/certificates/ABCD-EFGH-JKMN/pdf'],
  ['/certificates/ABCDEFGHJKMN.json?x=1', '/api/certificates/ABCDEFGHJKMN/json'],
  ['/certificates/status/12', '/api/certificate-status/12'],
  ['/.well-known/did.json', '/api/did'],
])('%s is answered by %s', (url, call) => {
  expect(publicFileCall({ method: 'GET', url })).toBe(call);
});

test.each([
  ['GET', '/certificates/ABCDEFGHJKMN'],
  ['GET', '/certificates/../status/1'],
  ['GET', '/certificates/a/b.pdf'],
  ['GET', '/certificates/status/1x'],
  ['GET', '/.well-known/did.json/x'],
  ['POST', '/.well-known/did.json'],
])('%s %s is not a file of the API', (method, url) => {
  expect(publicFileCall({ method, url })).toBeNull();
});
