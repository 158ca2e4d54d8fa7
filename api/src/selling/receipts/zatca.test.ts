import { describe, expect, test } from 'vitest';
import { zatcaText } from './zatca.ts';

/** The example that ZATCA publishes in its guide for developers. */
const example = {
  seller: 'Bobs Records',
  taxNumber: '310122393500003',
  at: '2022-04-25T15:30:00Z',
  total: '1000.00',
  tax: '150.00',
};
const published =
  'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==';

describe('the code of ZATCA', () => {
  test('is that of the published example', () => {
    expect(zatcaText(example)).toBe(published);
  });

  test('counts the bytes of an Arabic name, and not its letters', () => {
    const bytes = Buffer.from(zatcaText({ ...example, seller: 'شركة' }), 'base64');
    expect([bytes[0], bytes[1]]).toEqual([1, 8]);
    expect(bytes.subarray(2, 10).toString()).toBe('شركة');
  });

  test('refuses what has no length in one byte', () => {
    expect(() => zatcaText({ ...example, seller: 'م'.repeat(128) })).toThrow('too long');
  });
});
