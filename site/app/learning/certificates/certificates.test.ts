import { expect, test } from 'vitest';
import { linkedInLink } from './linkedin-link.ts';
import { certificatePath } from './queries.ts';

test('the link for LinkedIn names course, provider, month, page and code', () => {
  const link = new URL(
    linkedInLink({
      name: 'أساسيات C++ من الصفر',
      organization: 'أكاديمية نبراس',
      issuedAt: '2026-11-30T22:30:00.000Z',
      timeZone: 'Africa/Cairo',
      url: 'https://learn.example.org/certificates/23456789ABCD',
      code: '2345-6789-ABCD',
    }),
  );
  expect(link.origin + link.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(link.search).not.toContain('+');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'أساسيات C++ من الصفر',
    organizationName: 'أكاديمية نبراس',
    issueYear: '2026',
    // Midnight has passed in Cairo.
    issueMonth: '12',
    certUrl: 'https://learn.example.org/certificates/23456789ABCD',
    certId: '2345-6789-ABCD',
  });
});

test.each([
  ['ABCD-EFGH-JKM', '/certificates/ABCD-EFGH-JKM'],
  [' كذا/كذا ', '/certificates/%D9%83%D8%B0%D8%A7%2F%D9%83%D8%B0%D8%A7'],
  ['x'.repeat(200), `/certificates/${'x'.repeat(60)}`],
])('what cannot be a code leads to a page that says so: %j', (typed, path) => {
  expect(certificatePath(typed)).toBe(path);
});
