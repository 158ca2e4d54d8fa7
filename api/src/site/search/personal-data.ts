import { siteWords } from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';

/** What it stores about people: nothing. */
export const personalData: PersonalData = [
  describe(siteWords, {
    group: 'pages',
    title: 'كلمات الموقع',
    purpose: 'كلمات المنشور في الموقع كلها، لمقارنة كلمات البحث بها.',
    retention: 'تبقى مع الموقع.',
    columns: {
      written: 'الكلمة كما كُتبت',
      folded: 'الكلمة بعد توحيد كتابتها',
      bones: 'حروفها الأصلية',
      sound: 'نطقها التقريبي',
    },
  }),
];
