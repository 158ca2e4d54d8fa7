import { describe, expect, test } from 'vitest';
import { inNaturalOrder, lectureNames } from './file-names.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const names = (...files: string[]) => lectureNames(named(...files));

describe('the order of files', () => {
  test('counts numbers as people do, in both kinds of digits', () => {
    const files = named('10 خاتمة.mp4', '2 متغيرات.mp4', '1 مقدمة.mp4', '٣ شروط.mp4');
    expect(inNaturalOrder(files, ({ name }) => name).map(({ name }) => name)).toEqual([
      '1 مقدمة.mp4',
      '2 متغيرات.mp4',
      '٣ شروط.mp4',
      '10 خاتمة.mp4',
    ]);
  });
});

describe('the names of lectures from files', () => {
  test.each([
    ['01 - مقدمة.mp4', 'مقدمة'],
    ['01_المتغيرات_والأنواع.mp4', 'المتغيرات والأنواع'],
    ['3. Loops in C.mov', 'Loops in C'],
    ['(4) الدوال.webm', 'الدوال'],
    ['٠٥ الشروط.mp4', 'الشروط'],
    ['intro-to-css.mp4', 'intro to css'],
    ['الدرس الأول.MP4', 'الدرس الأول'],
    ['3D modelling.mp4', '3D modelling'],
    ['100 سؤال.mp4', '100 سؤال'],
    ['07.mp4', 'محاضرة 7'],
    ['2024-05-01.mp4', '2024-05-01'],
    ['محاضرة 1.5.mp4', 'محاضرة 1.5'],
    ['.mp4', 'محاضرة'],
    ['   .mp4', 'محاضرة'],
  ])('%s becomes %s', (file, name) => {
    expect(names(file)).toEqual([name]);
  });

  test('a number before a space goes where every file has one', () => {
    expect(names('1 مقدمة.mp4', '2 خاتمة.mp4')).toEqual(['مقدمة', 'خاتمة']);
    expect(names('100 سؤال.mp4', 'خاتمة.mp4')).toEqual(['100 سؤال', 'خاتمة']);
  });

  test('a name is no longer than a lecture may have', () => {
    expect(names(`${'م'.repeat(400)}.mp4`)[0]?.length).toBeLessThanOrEqual(200);
  });
});
