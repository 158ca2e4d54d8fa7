import { expect, test } from 'vitest';
import { orderServiceId, requestedService } from './order-address.ts';

const requested = (search: string, id?: string) =>
  requestedService({ id }, new URLSearchParams(search));

test('the service is taken from the query or the path', () => {
  expect(requested('service_id=7')).toBe('7');
  expect(requested('', 'logo-design')).toBe('logo-design');
  expect(requested('service_id=7', '8')).toBe('7');
  expect(requested('service_id=', '8')).toBe('8');
  expect(requested('service_id=')).toBeNull();
  expect(requested('')).toBeNull();
});

test('the order uses the id of the fetched service', () => {
  expect(orderServiceId('logo-design', { id: 7 }, false)).toBe('7');
  expect(orderServiceId(null, undefined, false)).toBe('');
});

test('a service that could not be fetched is ordered by the id in the URL', () => {
  expect(orderServiceId('7', undefined, false)).toBe('7');
  expect(orderServiceId('logo-design', undefined, false)).toBe('');
});

test('a missing service makes a general request', () => {
  expect(orderServiceId('7', undefined, true)).toBe('');
});
