import { type Adjective, feminine, masculine } from './nouns.ts';

/** The counted nouns that the first scripts of public pages do not need: those of quizzes, conversations and the studio. */
export const rareNouns = {
  account: masculine('حساب', 'حسابان', 'حسابين', 'حسابات', 'حسابًا'),
  announcement: masculine('إعلان', 'إعلانان', 'إعلانين', 'إعلانات', 'إعلانًا'),
  answer: feminine('إجابة', 'إجابتان', 'إجابتين', 'إجابات'),
  attempt: feminine('محاولة', 'محاولتان', 'محاولتين', 'محاولات'),
  batch: feminine('مجموعة', 'مجموعتان', 'مجموعتين', 'مجموعات'),
  bundle: feminine('باقة', 'باقتان', 'باقتين', 'باقات'),
  certificate: feminine('شهادة', 'شهادتان', 'شهادتين', 'شهادات'),
  change: masculine('تغيير', 'تغييران', 'تغييرين', 'تغييرات', 'تغييرًا'),
  code: masculine('كود', 'كودان', 'كودين', 'أكواد', 'كودًا'),
  conversation: feminine('محادثة', 'محادثتان', 'محادثتين', 'محادثات'),
  coupon: masculine('كوبون', 'كوبونان', 'كوبونين', 'كوبونات', 'كوبونًا'),
  device: masculine('جهاز', 'جهازان', 'جهازين', 'أجهزة', 'جهازًا'),
  draft: feminine('مسودة', 'مسودتان', 'مسودتين', 'مسودات'),
  edit: masculine('تعديل', 'تعديلان', 'تعديلين', 'تعديلات', 'تعديلًا'),
  enrolment: masculine('اشتراك', 'اشتراكان', 'اشتراكين', 'اشتراكات', 'اشتراكًا'),
  file: masculine('ملف', 'ملفان', 'ملفين', 'ملفات', 'ملفًا'),
  hint: masculine('تلميح', 'تلميحان', 'تلميحين', 'تلميحات', 'تلميحًا'),
  inquiry: masculine('استفسار', 'استفساران', 'استفسارين', 'استفسارات', 'استفسارًا'),
  item: masculine('عنصر', 'عنصران', 'عنصرين', 'عناصر', 'عنصرًا'),
  line: masculine('سطر', 'سطران', 'سطرين', 'أسطر', 'سطرًا'),
  mark: { ...feminine('درجة', 'درجتان', 'درجتين', 'درجات'), unit: true },
  member: { ...masculine('عضو', 'عضوان', 'عضوين', 'أعضاء', 'عضوًا'), human: true },
  message: feminine('رسالة', 'رسالتان', 'رسالتين', 'رسائل'),
  notice: masculine('إشعار', 'إشعاران', 'إشعارين', 'إشعارات', 'إشعارًا'),
  page: feminine('صفحة', 'صفحتان', 'صفحتين', 'صفحات'),
  payment: feminine('دفعة', 'دفعتان', 'دفعتين', 'دفعات'),
  paymentMethod: feminine('وسيلة', 'وسيلتان', 'وسيلتين', 'وسائل'),
  person: { ...masculine('شخص', 'شخصان', 'شخصين', 'أشخاص', 'شخصًا'), human: true },
  place: masculine('موضع', 'موضعان', 'موضعين', 'مواضع', 'موضعًا'),
  purchase: feminine('عملية شراء', 'عمليتا شراء', 'عمليتي شراء', 'عمليات شراء'),
  question: masculine('سؤال', 'سؤالان', 'سؤالين', 'أسئلة', 'سؤالًا'),
  receipt: masculine('إيصال', 'إيصالان', 'إيصالين', 'إيصالات', 'إيصالًا'),
  reply: masculine('رد', 'ردان', 'ردين', 'ردود', 'ردًا'),
  report: masculine('بلاغ', 'بلاغان', 'بلاغين', 'بلاغات', 'بلاغًا'),
  request: masculine('طلب', 'طلبان', 'طلبين', 'طلبات', 'طلبًا'),
  result: feminine('نتيجة', 'نتيجتان', 'نتيجتين', 'نتائج'),
  row: masculine('صف', 'صفان', 'صفين', 'صفوف', 'صفًا'),
  sale: feminine('عملية بيع', 'عمليتا بيع', 'عمليتي بيع', 'عمليات بيع'),
  skill: feminine('مهارة', 'مهارتان', 'مهارتين', 'مهارات'),
  suggestion: masculine('اقتراح', 'اقتراحان', 'اقتراحين', 'اقتراحات', 'اقتراحًا'),
  test: masculine('اختبار', 'اختباران', 'اختبارين', 'اختبارات', 'اختبارًا'),
  thing: masculine('شيء', 'شيئان', 'شيئين', 'أشياء', 'شيئًا'),
  time: feminine('مرة', 'مرتان', 'مرتين', 'مرات'),
  word: feminine('كلمة', 'كلمتان', 'كلمتين', 'كلمات'),
};

/** Adjectives of counted nouns. */
export const adjectives = {
  new: {
    masculine: masculine('جديد', 'جديدان', 'جديدين', 'جديدة', 'جديدًا'),
    feminine: feminine('جديدة', 'جديدتان', 'جديدتين', 'جديدة'),
  },
  other: {
    masculine: masculine('آخر', 'آخران', 'آخرين', 'أخرى', 'آخر'),
    feminine: feminine('أخرى', 'أخريان', 'أخريين', 'أخرى'),
  },
  hidden: {
    masculine: masculine('مخفي', 'مخفيان', 'مخفيين', 'مخفية', 'مخفيًا'),
    feminine: feminine('مخفية', 'مخفيتان', 'مخفيتين', 'مخفية'),
  },
  unread: {
    masculine: masculine('غير مقروء', 'غير مقروءين', 'غير مقروءين', 'غير مقروءة', 'غير مقروء'),
    feminine: feminine('غير مقروءة', 'غير مقروءتين', 'غير مقروءتين', 'غير مقروءة'),
  },
} satisfies Record<string, Adjective>;
