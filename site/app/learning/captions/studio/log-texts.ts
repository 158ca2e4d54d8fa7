import { wording } from '@nibras/contract/text/wording.ts';
import { type LogTexts, named } from '#studio-kit/part/log-texts.ts';

/** What the log says of captions and the terms of a course. */
export const captionsLog = {
  actions: {
    'captions-confirmed': {
      name: 'اعتماد ترجمة',
      sentence: named(wording`اعتُمدت ترجمة المحاضرة`),
    },
    'captions-transcribed': {
      name: 'طلب مسودة ترجمة',
      sentence: named(wording`طُلبت من الجهاز مسودة ترجمة للمحاضرة`),
    },
    'course-terms-changed': {
      name: 'تعديل مصطلحات',
      sentence: named(wording`عُدّلت مصطلحات الكورس`),
    },
  },
} as const satisfies LogTexts;
