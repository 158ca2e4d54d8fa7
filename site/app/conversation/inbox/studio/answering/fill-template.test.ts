import { expect, it } from 'vitest';
import { fillTemplate, unfilledWords } from './fill-template.ts';

const filling = {
  kind: 'order',
  item: { id: 12, name: 'منى {الرقم}', about: null },
  siteName: 'نبراس',
  sender: 'كريم',
} as const;

it('replaces the words that it knows, each once, and leaves the others', () => {
  const text = 'أهلًا {الاسم}، طلبك {الرقم} ({الخدمة}) في {المنصة} يوم {الموعد}. { المرسل }';
  expect(fillTemplate(text, filling)).toBe(
    'أهلًا منى {الرقم}، طلبك 12 (طلب عام) في نبراس يوم {الموعد}. كريم',
  );
});

it('names what was left to be filled in, and nothing of a piece of code', () => {
  expect(unfilledWords('يوم {الموعد} أو {الموعد}، وهذا كود: {x: 1} {}')).toEqual(['{الموعد}']);
});
