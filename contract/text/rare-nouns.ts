import { type Adjective, feminine, masculine } from './nouns.ts';

/** The counted nouns that the first scripts of public pages do not need: those of quizzes, conversations and the studio. */
export const rareNouns = {
  account: masculine('حساب', 'حسابات'),
  announcement: masculine('إعلان', 'إعلانات'),
  answer: feminine('إجابة', 'إجابات'),
  attempt: feminine('محاولة', 'محاولات'),
  batch: feminine('مجموعة', 'مجموعات'),
  bundle: feminine('باقة', 'باقات'),
  captionWarning: masculine('تنبيه', 'تنبيهات'),
  captions: feminine('ترجمة', 'ترجمات'),
  certificate: feminine('شهادة', 'شهادات'),
  change: masculine('تغيير', 'تغييرات'),
  chapter: masculine('فصل', 'فصول'),
  code: masculine('كود', 'أكواد'),
  conversation: feminine('محادثة', 'محادثات'),
  coupon: masculine('كوبون', 'كوبونات'),
  device: masculine('جهاز', 'أجهزة'),
  draft: feminine('مسودة', 'مسودات'),
  edit: masculine('تعديل', 'تعديلات'),
  enrolment: masculine('اشتراك', 'اشتراكات'),
  file: masculine('ملف', 'ملفات'),
  hint: masculine('تلميح', 'تلميحات'),
  image: feminine('صورة', 'صور'),
  inquiry: masculine('استفسار', 'استفسارات'),
  item: masculine('عنصر', 'عناصر'),
  line: masculine('سطر', 'أسطر'),
  mark: feminine('درجة', 'درجات', { unit: true }),
  member: masculine('مشترك', 'مشتركين', { human: true }),
  message: feminine('رسالة', 'رسائل'),
  notice: masculine('إشعار', 'إشعارات'),
  page: feminine('صفحة', 'صفحات'),
  payment: feminine('دفعة', 'دفعات'),
  paymentMethod: feminine('وسيلة', 'وسائل'),
  person: masculine('شخص', 'أشخاص', { human: true }),
  place: masculine('موضع', 'مواضع'),
  purchase: feminine('عملية شراء', 'عمليات شراء', {
    dual: 'عمليتا شراء',
    dualOblique: 'عمليتي شراء',
  }),
  question: masculine('سؤال', 'أسئلة'),
  receipt: masculine('إيصال', 'إيصالات'),
  reply: masculine('رد', 'ردود'),
  report: masculine('بلاغ', 'بلاغات'),
  request: masculine('طلب', 'طلبات'),
  result: feminine('نتيجة', 'نتائج'),
  row: masculine('صف', 'صفوف'),
  sale: feminine('عملية بيع', 'عمليات بيع', { dual: 'عمليتا بيع', dualOblique: 'عمليتي بيع' }),
  skill: feminine('مهارة', 'مهارات'),
  suggestion: masculine('اقتراح', 'اقتراحات'),
  // Of an exercise: a quiz has the same name.
  test: masculine('اختبار', 'اختبارات', { fixed: true }),
  thing: masculine('شيء', 'أشياء', { dual: 'شيئان', dualOblique: 'شيئين', accusative: 'شيئًا' }),
  time: feminine('مرة', 'مرات'),
  word: feminine('كلمة', 'كلمات'),
};

/** Adjectives of counted nouns. */
export const adjectives = {
  new: {
    masculine: masculine('جديد', 'جديدة'),
    feminine: feminine('جديدة', 'جديدة'),
  },
  other: {
    masculine: masculine('آخر', 'أخرى', { accusative: 'آخر' }),
    feminine: feminine('أخرى', 'أخرى', { dual: 'أخريان', dualOblique: 'أخريين' }),
  },
  hidden: {
    masculine: masculine('مخفي', 'مخفية'),
    feminine: feminine('مخفية', 'مخفية'),
  },
  unread: {
    masculine: masculine('غير مقروء', 'غير مقروءة', {
      dual: 'غير مقروءين',
      accusative: 'غير مقروء',
    }),
    feminine: feminine('غير مقروءة', 'غير مقروءة', { dual: 'غير مقروءتين' }),
  },
} satisfies Record<string, Adjective>;
