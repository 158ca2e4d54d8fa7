import { expect, test } from 'vitest';
import { purchasePaidMail } from './mails.ts';
import type { PurchaseRow } from './queries.ts';

const mailWith = (receipt: number | null) =>
  purchasePaidMail({
    settings: { siteName: 'نبراس', publicUrl: 'https://example.org', timeZone: 'Africa/Cairo' },
    to: 'buyer@example.org',
    purchase: { id: 7, total: 4950, currency: 'EGP', reference: 'K7M2QX' } as PurchaseRow,
    lines: [],
    codes: [],
    receipt,
    now: new Date(),
  });

test('the mail of a paid purchase names its receipt, and leads to the page from which it is taken', () => {
  const { text, html } = mailWith(12);
  expect(text).toContain('000012');
  for (const body of [text, html]) expect(body).toContain('https://example.org/purchases/7');
});

test('the mail of a purchase that cost nothing speaks of no receipt', () => {
  expect(mailWith(null).text).not.toMatch(/إيصال|purchases/);
});
