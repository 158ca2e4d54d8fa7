import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  // What browsers and tools send.
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0,deflate;q=0.6,identity;q=0.3', 'gzip'],
  // No matter in which order, case and spacing.
  ['br,gzip', 'br'],
  [' GZIP , BR ', 'br'],
  ['br ; q=1 , gzip', 'br'],
  // Weights count before our own preference.
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.8, gzip;q=0.5', 'br'],
  ['gzip;q=0.001', 'gzip'],
  // Refused codings.
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['br;Q=0, gzip', 'gzip'],
  ['*;q=0', null],
  ['*;q=0, gzip', 'gzip'],
  // Any coding.
  ['*', 'br'],
  ['*;q=0.5, gzip', 'gzip'],
  // The uncompressed body, where it is preferred or nothing else is known.
  ['identity', null],
  ['identity, br;q=0.5', null],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['identity;q=0', null],
  ['zstd, deflate, compress', null],
  ['brotli, xbr, gzip2', null],
  ['', null],
  // Weights that are not valid are ignored.
  ['br;q=high', 'br'],
  ['br;level=4;q=0, gzip', 'gzip'],
  [',;,;;=', null],
] as const)('%j is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  // From the memo as well.
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('a client that says nothing gets the uncompressed body', () => {
  expect(acceptedEncoding(undefined)).toBeNull();
});
