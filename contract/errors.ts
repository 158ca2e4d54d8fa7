import { z } from 'zod';
import { assessmentFailures } from './assessment/register.ts';
import { contentFailures } from './content/register.ts';
import { conversationFailures } from './conversation/register.ts';
import type { Failures } from './failure.ts';
import { learningFailures } from './learning/register.ts';
import { peopleFailures } from './people/register.ts';
import { sellingFailures } from './selling/register.ts';
import { siteFailures } from './site/register.ts';
import { worded } from './text/wording.ts';

/**
 * Every failure of the API with its status and its Arabic text; those that one domain throws stand in its `register.ts`. Code throws and compares the keys, never the texts.
 */
export const failures = {
  'bad-request': {
    status: 400,
    message: 'تعذر فهم الطلب. راجع البيانات المرسلة ثم حاول مرة أخرى.',
  },
  unauthenticated: { status: 401, message: 'يجب تسجيل الدخول أولًا.' },
  forbidden: { status: 403, message: 'لا تملك صلاحية تنفيذ هذا الإجراء.' },
  'address-expired': {
    status: 403,
    message: 'انتهت صلاحية رابط الملف. أعد فتح الصفحة للحصول على رابط جديد.',
  },
  'lecture-locked': {
    status: 403,
    message: '{lecture:هذه|هذا} المحاضرة {lecture:متاحة|متاح} للمشتركين في الكورس فقط.',
  },
  'not-found': { status: 404, message: 'العنوان المطلوب غير موجود.' },
  'course-not-found': { status: 404, message: 'لم يتم العثور على الكورس' },
  'lecture-not-found': { status: 404, message: 'لم يتم العثور على البيانات' },
  'article-not-found': {
    status: 404,
    message: 'المقال غير {موجود أو تمت إزالته|موجودة أو تمت إزالتها}.',
  },
  'service-not-found': {
    status: 404,
    message:
      'الخدمة {التي تبحث عنها غير موجودة أو تمت إزالتها|الذي تبحث عنه غير موجود أو تمت إزالته}.',
  },
  'project-not-found': {
    status: 404,
    message:
      'المشروع {الذي تبحث عنه غير موجود أو تمت إزالته|التي تبحث عنها غير موجودة أو تمت إزالتها}.',
  },
  'site-not-found': { status: 404, message: 'لم نجد إعدادات الموقع.' },
  'file-not-found': { status: 404, message: 'الملف المطلوب غير موجود.' },
  'nothing-to-decide': {
    status: 409,
    message: 'سبق أن اتُّخذ القرار في هذا. حدّث القائمة لترى حاله الآن.',
  },
  'access-ended': {
    status: 403,
    message:
      'انتهى اشتراكك في {هذا|هذه} الكورس. ما أنجزته محفوظ لك، ويعود كما كان عند تمديده. تواصل معنا لتمديده.',
  },
  'already-enrolled': { status: 409, message: 'أنت مشترك في {هذا|هذه} الكورس بالفعل.' },
  'wrong-state': {
    status: 409,
    message: 'تغيرت حالة هذا المحتوى. حدّث الصفحة ثم حاول مرة أخرى.',
  },
  'draft-changed': {
    status: 409,
    message: 'تغيرت المسودة منذ فتحتها. راجع التعديلات الجديدة ثم حاول مرة أخرى.',
  },
  'field-conflict': {
    status: 409,
    message: 'عدّل شخص آخر هذا النص قبل أن يُحفظ نصك. اختر أحد النصين، ولن يضيع أي منهما حتى تختار.',
  },
  'undo-too-late': {
    status: 409,
    message: 'لم يعد التراجع عن هذا الإجراء ممكنًا، فقد تغيّر ما يتعلق به بعده.',
  },
  'slug-taken': { status: 409, message: 'هذا الرابط مستخدم لعنصر آخر. اختر رابطًا غيره.' },
  'too-many-items': {
    status: 422,
    message: 'بلغ العدد الحد الأقصى المسموح به هنا.',
  },
  'person-not-found': { status: 404, message: 'لم نجد هذا الشخص.' },
  'unsupported-file': {
    status: 415,
    message: 'نوع الملف غير مدعوم. الأنواع المسموح بها: الصور وPDF وWord وExcel.',
  },
  'unsupported-media-type': { status: 415, message: 'نوع البيانات المرسلة غير مدعوم.' },
  'invalid-input': {
    status: 422,
    message: 'بعض البيانات غير صحيحة. راجع الحقول ثم حاول مرة أخرى.',
  },
  'not-ready': {
    status: 422,
    message: 'لم يُنشر بعد، فما زال ينقصه شيء. أكمل ما ينقص ثم انشره.',
  },
  'too-many-requests': { status: 429, message: 'عدد الطلبات كبير. انتظر قليلًا ثم حاول مرة أخرى.' },
  'upload-quota': { status: 429, message: 'بلغت الحد اليومي لرفع الملفات.' },
  'too-many-uploads': {
    status: 429,
    message: 'ترفع ملفات كثيرة في وقت واحد. انتظر حتى يكتمل رفعها ثم حاول مرة أخرى.',
  },
  'code-too-soon': { status: 429, message: 'أُرسل كود قبل قليل. انتظر قليلًا قبل طلب كود جديد.' },
  internal: { status: 500, message: 'حدث خطأ غير متوقع في الخادم. حاول مرة أخرى بعد قليل.' },
  unavailable: { status: 503, message: '{=الخدمة} غير متاحة مؤقتًا. حاول مرة أخرى بعد قليل.' },
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
  ...assessmentFailures,
  ...contentFailures,
  ...conversationFailures,
  ...learningFailures,
  ...peopleFailures,
  ...sellingFailures,
  ...siteFailures,
} as const satisfies Failures;

export type FailureCode = keyof typeof failures;

/** The Arabic text of a failure, in the provider's nouns. */
export const failureText = (code: FailureCode): string => worded(failures[code].message);

/** The response of every failed call. `title` is set only where the specification reads it. */
export const errorAnswer = z.object({
  message: z.string(),
  title: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** The ways to give the fresh proof that the call asks for: `code` is one by mail (`POST /api/sessions/code`). */
  proof: z.array(z.enum(['code'])).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
