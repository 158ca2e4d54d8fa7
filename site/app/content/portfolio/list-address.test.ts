import { expect, it } from 'vitest';
import { portfolioHref, readPortfolioAddress } from './list-address.ts';

it.each([
  ['', { page: 1, search: '', service: '' }],
  ['?page=2&search=متجر&service=3', { page: 2, search: 'متجر', service: '3' }],
  ['?page=0&service=%20', { page: 1, search: '', service: '' }],
])('the query %s is parsed as %j', (search, address) => {
  expect(readPortfolioAddress(new URLSearchParams(search))).toEqual(address);
});

it('the URL has only the parameters that differ from the defaults', () => {
  expect(portfolioHref({})).toBe('/portfolio');
  expect(portfolioHref({ service: '3', search: '' })).toBe('/portfolio?service=3');
  expect(portfolioHref({ page: 2, search: 'متجر' })).toBe(
    '/portfolio?page=2&search=%D9%85%D8%AA%D8%AC%D8%B1',
  );
});
