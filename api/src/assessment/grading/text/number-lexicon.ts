/** Words of numbers after folding (`foldLetters`), in all of their cases and genders. */

type Words = ReadonlyMap<string, number>;
const words = (lists: Record<number, string>): Words =>
  new Map(
    Object.entries(lists).flatMap(([value, list]) =>
      list.split(' ').map((word) => [word, Number(value)] as const),
    ),
  );

export const ones = words({
  0: 'صفر صفرا',
  1: 'واحد واحده واحدا',
  2: 'اثنان اثنين اثنتان اثنتين اتنين ثنين تنين ثنتين تنتين',
  3: 'ثلاثه ثلاث ثلاثا تلاته تلات',
  4: 'اربعه اربع اربعا',
  5: 'خمسه خمس خمسا',
  6: 'سته ست ستا',
  7: 'سبعه سبع سبعا',
  8: 'ثمانيه ثماني ثمان ثمانيا تمانيه تمن',
  9: 'تسعه تسع تسعا',
});

/** The first word of eleven to nineteen. */
export const teens = words({
  1: 'احد احدي حادي حاديه',
  2: 'اثنا اثني اثنتا اثنتي ثاني ثانيه',
  3: 'ثلاثه ثلاث ثالث ثالثه',
  4: 'اربعه اربع رابع رابعه',
  5: 'خمسه خمس خامس خامسه',
  6: 'سته ست سادس سادسه',
  7: 'سبعه سبع سابع سابعه',
  8: 'ثمانيه ثماني ثمان ثامن ثامنه',
  9: 'تسعه تسع تاسع تاسعه',
});

/** 11 to 19 as they are said in Egypt, and in Syria and the Gulf. */
export const spokenTeens = words({
  11: 'حداشر احداشر حدعش احدعش احدعشر',
  12: 'اتناشر اطناشر اثناشر اتنعشر اطنعش اثنعش اثنعشر',
  13: 'تلتاشر تلاتاشر تلطاشر ثلثطعش تلطعش ثلاثطعش تلتطعش',
  14: 'اربعتاشر اربعطاشر اربعطعش',
  15: 'خمستاشر خمسطاشر خمسطعش خمستعش',
  16: 'ستاشر سطاشر ستطعش سطعش',
  17: 'سبعتاشر سبعطاشر سبعطعش',
  18: 'تمنتاشر تمانتاشر تمنطاشر ثمنطعش تمنطعش ثمانطعش',
  19: 'تسعتاشر تسعطاشر تسعطعش',
});

export const ten: ReadonlySet<string> = new Set(['عشر', 'عشره', 'عشرا']);

export const tens = words({
  20: 'عشرون عشرين',
  30: 'ثلاثون ثلاثين تلاتون تلاتين',
  40: 'اربعون اربعين',
  50: 'خمسون خمسين',
  60: 'ستون ستين',
  70: 'سبعون سبعين',
  80: 'ثمانون ثمانين تمانون تمانين',
  90: 'تسعون تسعين',
});

/** Ordinals, which stand with the article or alone, and in compounds: «الخامس والعشرون». */
export const ordinals = words({
  1: 'اول اولي حادي حاديه',
  2: 'ثاني ثانيه',
  3: 'ثالث ثالثه',
  4: 'رابع رابعه',
  5: 'خامس خامسه',
  6: 'سادس سادسه',
  7: 'سابع سابعه',
  8: 'ثامن ثامنه',
  9: 'تاسع تاسعه',
  10: 'عاشر عاشره',
});

/** What stands only before a ten in compounds: «أحد وعشرون», «إحدى وثلاثين». */
export const onesOfCompounds = words({ 1: 'احد احدي' });

const stems: Record<number, string[]> = {
  3: ['ثلاث', 'تلت', 'تلات'],
  4: ['اربع', 'ربع'],
  5: ['خمس'],
  6: ['ست'],
  7: ['سبع'],
  8: ['ثمان', 'ثماني', 'تمن', 'تمان'],
  9: ['تسع'],
};

/** «مئة», «مائتين», «ثلاثمئة», with and without the silent alif. */
export const hundreds: Words = new Map([
  ...['ميه', 'مايه'].map((word) => [word, 100] as const),
  ...['ميتان', 'ميتين', 'ميتا', 'ميتي', 'مايتان', 'مايتين', 'مايتا', 'مايتي'].map(
    (word) => [word, 200] as const,
  ),
  ...Object.entries(stems).flatMap(([value, list]) =>
    list.flatMap((stem) =>
      ['ميه', 'مايه'].map((word) => [stem + word, Number(value) * 100] as const),
    ),
  ),
]);
/** After a number: «ثلاث مئة», «خمس مئات». */
export const hundredWords: ReadonlySet<string> = new Set(['ميه', 'مايه', 'ميات']);

export const scales = words({
  1000: 'الف الاف',
  1000000: 'مليون ملايين',
  1000000000: 'مليار مليارات بليون',
  1000000000000: 'تريليون تريليونات',
});
/** After a number: «أحد عشر ألفًا», which alone would be the dual's first part. */
export const scalesAfterNumber = words({
  1000: 'الفا',
  1000000: 'مليونا',
  1000000000: 'مليارا بليونا',
  1000000000000: 'تريليونا',
});
export const doubleScales = words({
  1000: 'الفان الفين',
  1000000: 'مليونان مليونين',
  1000000000: 'ملياران مليارين',
});

export const parts = words({ 0.5: 'نصف نصفا', 0.25: 'ربع ربعا' });
