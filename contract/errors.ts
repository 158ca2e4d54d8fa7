import { z } from 'zod';

/**
 * Every failure of the API with its status and its Arabic text. Code throws and compares the keys, never the texts.
 */
export const failures = {
  'bad-request': {
    status: 400,
    message: 'تعذر فهم الطلب. راجع البيانات المرسلة ثم حاول مرة أخرى.',
  },
  unauthenticated: { status: 401, message: 'يجب تسجيل الدخول أولًا.' },
  'session-expired': { status: 401, message: 'انتهت صلاحية الجلسة' },
  'wrong-credentials': { status: 401, message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' },
  forbidden: { status: 403, message: 'لا تملك صلاحية تنفيذ هذا الإجراء.' },
  'confirmation-needed': {
    status: 403,
    message: 'لحماية حسابك أدخل أولًا الكود الذي أرسلناه إلى بريدك الحالي.',
  },
  'address-expired': {
    status: 403,
    message: 'انتهت صلاحية رابط الملف. أعد فتح الصفحة للحصول على رابط جديد.',
  },
  'lecture-locked': { status: 403, message: 'هذه المحاضرة متاحة للمشتركين في الكورس فقط.' },
  'not-found': { status: 404, message: 'العنوان المطلوب غير موجود.' },
  'course-not-found': { status: 404, message: 'لم يتم العثور على الكورس' },
  'lecture-not-found': { status: 404, message: 'لم يتم العثور على البيانات' },
  'article-not-found': { status: 404, message: 'المقال غير موجود أو تمت إزالته.' },
  'service-not-found': { status: 404, message: 'الخدمة التي تبحث عنها غير موجودة أو تمت إزالتها.' },
  'project-not-found': { status: 404, message: 'المشروع الذي تبحث عنه غير موجود أو تمت إزالته.' },
  'teacher-not-found': { status: 404, message: 'لم يتم العثور على المعلّم.' },
  'discussion-not-found': { status: 404, message: 'لم يتم العثور على هذا الاستفسار.' },
  'conversation-not-found': { status: 404, message: 'لم يتم العثور على هذه المحادثة.' },
  'file-not-found': { status: 404, message: 'الملف المطلوب غير موجود.' },
  'session-not-found': { status: 404, message: 'انتهت هذه الجلسة أو لم تعد موجودة.' },
  'review-not-allowed': { status: 403, message: 'تقييم الكورس متاح للمشتركين فيه فقط.' },
  'review-not-found': { status: 404, message: 'لا يوجد لك تقييم في هذا الكورس.' },
  'enrolment-not-pending': {
    status: 409,
    message: 'لا يوجد طلب اشتراك ينتظر التحقق في هذا الكورس.',
  },
  'already-enrolled': { status: 409, message: 'أنت مشترك في هذا الكورس بالفعل.' },
  'discussion-exists': {
    status: 409,
    message: 'لديك استفسار سابق على هذه المحاضرة. يمكنك متابعة النقاش فيه.',
  },
  'email-taken': { status: 409, message: 'هذا البريد الإلكتروني مستخدم في حساب آخر.' },
  'body-too-large': { status: 413, message: 'حجم البيانات المرسلة أكبر من الحد المسموح به.' },
  'unsupported-file': {
    status: 415,
    message: 'نوع الملف غير مدعوم. الأنواع المسموح بها: الصور وPDF وWord وExcel.',
  },
  'unsupported-media-type': { status: 415, message: 'نوع البيانات المرسلة غير مدعوم.' },
  'invalid-input': {
    status: 422,
    message: 'بعض البيانات غير صحيحة. راجع الحقول ثم حاول مرة أخرى.',
  },
  'weak-password': {
    status: 422,
    message: 'كلمة المرور سهلة التخمين. اختر كلمة أطول، أو عدة كلمات لا يسهل توقعها.',
  },
  'wrong-code': { status: 422, message: 'كود التحقق غير صحيح' },
  'code-expired': { status: 422, message: 'انتهت صلاحية كود التحقق. اطلب كودًا جديدًا.' },
  'code-exhausted': { status: 422, message: 'استُنفدت محاولات هذا الكود. اطلب كودًا جديدًا.' },
  'too-many-requests': { status: 429, message: 'عدد الطلبات كبير. انتظر قليلًا ثم حاول مرة أخرى.' },
  'too-many-attempts': { status: 429, message: 'تجاوزت عدد المحاولات المسموح بها.' },
  'upload-quota': { status: 429, message: 'بلغت الحد اليومي لرفع الملفات.' },
  'too-many-uploads': {
    status: 429,
    message: 'ترفع ملفات كثيرة في وقت واحد. انتظر حتى يكتمل رفعها ثم حاول مرة أخرى.',
  },
  'code-too-soon': { status: 429, message: 'أُرسل كود قبل قليل. انتظر قليلًا قبل طلب كود جديد.' },
  internal: { status: 500, message: 'حدث خطأ غير متوقع في الخادم. حاول مرة أخرى بعد قليل.' },
  unavailable: { status: 503, message: 'الخدمة غير متاحة مؤقتًا. حاول مرة أخرى بعد قليل.' },
  'passwords-busy': {
    status: 503,
    message:
      'طلبات الدخول بكلمة المرور كثيرة الآن. حاول مرة أخرى بعد قليل، أو ادخل بكود يصل إلى بريدك.',
  },
  'uploads-busy': {
    status: 503,
    message: 'يستقبل الخادم ملفات كثيرة الآن. حاول رفع ملفك مرة أخرى بعد قليل.',
  },
  'search-too-slow': {
    status: 503,
    message: 'استغرق البحث وقتًا طويلًا. جرّب كلمات أقل أو أكثر تحديدًا.',
  },
  'search-busy': {
    status: 503,
    message: 'عمليات البحث كثيرة الآن. حاول البحث مرة أخرى بعد لحظات.',
  },
  'storage-full': {
    status: 507,
    message: 'لم يُحفظ ما أرسلته، فمساحة التخزين في الخادم ممتلئة حاليًا. حاول مرة أخرى لاحقًا.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof failures;

/** The response of every failed call. `title` is set only where the specification reads it. */
export const errorAnswer = z.object({
  message: z.string(),
  title: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
