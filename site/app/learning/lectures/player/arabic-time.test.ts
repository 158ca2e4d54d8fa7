import { expect, test } from 'vitest';
import { arabicTime, isEnglishTime } from './arabic-time.ts';

test.each([
  ['0 sec out of 38 sec', '0 ثانية من 38 ثانية'],
  ['1 min 5 sec out of 3 min', 'دقيقة واحدة و5 ثوانٍ من 3 دقائق'],
  ['2 hour 11 min 1 sec out of 2 hour 30 min', 'ساعتان و11 دقيقة وثانية واحدة من ساعتان و30 دقيقة'],
  ['تقديم 10 sec', 'تقديم 10 ثوانٍ'],
])('«%s» becomes «%s»', (english, arabic) => {
  expect(isEnglishTime(english)).toBe(true);
  expect(arabicTime(english)).toBe(arabic);
  expect(isEnglishTime(arabic)).toBe(false);
});

test('other texts stay unchanged', () => {
  expect(isEnglishTime('50% مستوى الصوت')).toBe(false);
  expect(arabicTime('تشغيل')).toBe('تشغيل');
});
