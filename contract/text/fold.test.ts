import { describe, expect, it } from 'vitest';
import { foldArabic, searchHits } from './fold.ts';

describe('folding', () => {
  it.each([
    ['أساسيّات البرمجة', 'اساسيات برمجه'],
    ['إدارة الأخطاء', 'اداره اخطاء'],
    ['مستوى مبتدئ', 'مستوي مبتدي'],
    ['برمجـــة', 'برمجه'],
    ['آلة وٱلة', 'اله واله'],
    ['الفصل ٣ من ۱۲', 'فصل 3 من 12'],
    ['Node.js و React', 'nodejs و react'],
    ['C++ / C#', 'c++ c#'],
    ['والبرمجة بالعربية للمبتدئين', 'برمجه عربيه مبتديين'],
    ['الى البيت', 'الي بيت'],
    ['كتاب یک', 'كتاب يك'],
    ['ﻻ تتوقف', 'لا تتوقف'],
    ['ا\u0654داة', 'اداه'],
    ['  !؟ ', ''],
  ])('%s is folded to %s', (text, folded) => {
    expect(foldArabic(text)).toBe(folded);
  });
});

describe('hits', () => {
  const found = (text: string, search: string) =>
    searchHits(text, search).map(({ start, end }) => text.slice(start, end));

  it.each([
    ['بايثون من الصفر', 'صفر', ['صفر']],
    ['أساسيات البرمجة', 'اساسيات', ['أساسيات']],
    ['أساسيات البرمجة', 'البرمجه', ['برمجة']],
    ['بَرْمَجَة الهاتف', 'برمجة', ['بَرْمَجَة']],
    ['خوادم Node.js السريعة', 'nodejs', ['Node.js']],
    ['المبرمجون والمبرمجات', 'مبرمج', ['مبرمج', 'مبرمج']],
    ['تعلم بايثون وحلل البيانات ببايثون', 'بايثون بيانات', ['بايثون', 'بيانات', 'بايثون']],
    ['الفصل ٣', '3', ['٣']],
    ['بايثون', 'جافا', []],
    ['بايثون', '  ', []],
  ])('in «%s» the search «%s» highlights %j', (text, search, stretches) => {
    expect(found(text, search)).toEqual(stretches);
  });

  it('marks words in the forms that the server knows', () => {
    const marks = ['(?:موقع|مواقع)(?:ها)?', '('];
    const marked = (text: string) =>
      searchHits(text, 'موقع', marks).map(({ start, end }) => text.slice(start, end));
    expect(marked('إنشاء المواقع ومواقعها')).toEqual(['مواقع']);
    expect(marked('مواقعها وموقعك')).toEqual(['مواقعها', 'موقع']);
  });

  it('keeps places right after signs of two units', () => {
    expect(found('🚀 ابدأ البرمجة', 'برمجة')).toEqual(['برمجة']);
  });
});
