import { expect, test } from 'vitest';
import { sameMoment } from './same-moment.ts';

test.each<[right: string, given: string, isSame: boolean]>([
  ['22 فبراير', '٢٢ شباط', true],
  ['22 فبراير', 'الثاني والعشرون من فبراير', true],
  ['22 فبراير', 'فبراير 22', true],
  ['22 فبراير', '22/2', true],
  ['22 فبراير', '2/22', false],
  ['22 فبراير', '22 فبراير 1727', false],
  ['5 يوليو 1962', '1962-07-05', true],
  ['5 يوليو 1962', '5 تموز سنة 1962م', true],
  ['5 يوليو 1962', '7/5/1962', false],
  ['10 محرم', 'العاشر من محرم', true],
  ['10 محرم', '10 صفر', false],
  ['1/2', '1 فبراير', false],
  ['8:30', 'الثامنة والنصف صباحًا', true],
  ['8:30', '08:30', true],
  ['8:30', '8:30 مساءً', false],
  ['4:15 مساءً', '16:15', true],
  ['4:15 مساءً', 'الرابعة والربع', false],
  ['الساعة الثامنة إلا ربعًا', '7:45', true],
  ['5 م', '17:00', false],
  ['رمضان', 'شعبان', false],
])('%s and %s: %s', (right, given, isSame) => {
  expect(sameMoment(right, given)).toBe(isSame);
});
