import { expect, test } from 'vitest';
import { orderedId, wantedService } from './order-address.ts';

const wanted = (search: string, id?: string) => wantedService({ id }, new URLSearchParams(search));

test('the service is named by the query or by the path', () => {
  expect(wanted('service_id=7')).toBe('7');
  expect(wanted('', 'logo-design')).toBe('logo-design');
  expect(wanted('service_id=7', '8')).toBe('7');
  expect(wanted('service_id=', '8')).toBe('8');
  expect(wanted('service_id=')).toBeNull();
  expect(wanted('')).toBeNull();
});

test('the order goes by the service’s own id', () => {
  expect(orderedId('logo-design', { id: 7 }, false)).toBe('7');
  expect(orderedId(null, undefined, false)).toBe('');
});

test('a service that could not be fetched is ordered by the address’s number', () => {
  expect(orderedId('7', undefined, false)).toBe('7');
  expect(orderedId('logo-design', undefined, false)).toBe('');
});

test('a service that is not there makes a general request', () => {
  expect(orderedId('7', undefined, true)).toBe('');
});
