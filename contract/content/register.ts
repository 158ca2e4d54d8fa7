import type { Failures } from '../failure.ts';

/*
 * What this domain adds to the lists of the contract: the changes that the audit log names, the kinds of what they are
 * about, and failures.
 */

/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type ContentAction =
  | 'made'
  | 'copied'
  | 'published'
  | 'scheduled'
  | 'unscheduled'
  | 'publication-called-off'
  | 'hidden'
  | 'binned'
  | 'restored'
  | 'draft-discarded'
  | 'version-brought-back'
  | 'price-changed'
  | 'draft-price-changed'
  | 'items-exported'
  | 'offers-ordered'
  | 'skill-made'
  | 'skill-changed'
  | 'skill-removed'
  | 'streams-changed';

/** The kinds of what these changes are about, beside content. */
export const contentLogKinds = ['skill', 'media'] as const;

/** The failures of this domain. */
export const contentFailures = {
  'page-not-found': { status: 404, message: 'الصفحة التي تبحث عنها غير موجودة أو تمت إزالتها.' },
  'media-not-found': { status: 404, message: 'لم نجد هذا الملف في المكتبة.' },
  'upload-not-found': {
    status: 404,
    message: 'لم يعد هذا الرفع موجودًا. ارفع الملف من جديد.',
  },
  'course-has-students': {
    status: 409,
    message:
      'في {هذا|هذه} الكورس مشتركون، فلا يمكن {حذفه. يمكنك إخفاؤه، ويبقى متاحًا|حذفها. يمكنك إخفاؤها، وتبقى متاحة} لهم.',
  },
  'media-in-use': {
    status: 409,
    message: 'هذا الملف مستخدم، فلا يمكن حذفه. احذفه أولًا من المواضع التي تستخدمه.',
  },
  'upload-moved': {
    status: 409,
    message: 'يُرفع هذا الملف من نافذة أخرى أيضًا. أكمل الرفع من إحداهما فقط.',
  },
  'media-processing': {
    status: 409,
    message: 'ما زال هذا الملف قيد المعالجة. انتظر قليلًا ثم حاول مرة أخرى.',
  },
  'skill-not-found': { status: 404, message: 'لم نجد هذه المهارة.' },
  'skill-taken': { status: 409, message: 'توجد مهارة بهذا الاسم. اختر اسمًا غيره.' },
  'media-too-large': { status: 413, message: 'حجم الملف أكبر من الحد المسموح به.' },
  'media-quota': {
    status: 413,
    message:
      'لا تتسع مساحة الملفات في المنصة لهذا الملف. احذف ملفات لا تحتاجها، أو اطلب من مشرف المنصة زيادة المساحة.',
  },
  'unsupported-media': {
    status: 415,
    message:
      'نوع هذا الملف غير مدعوم. الأنواع المدعومة: الصور (JPG وPNG وWebP وAVIF وGIF)، والفيديوهات (MP4 وWebM)، والترجمات (VTT وSRT)، والمستندات والملفات المضغوطة وملفات الكود.',
  },
} as const satisfies Failures;
