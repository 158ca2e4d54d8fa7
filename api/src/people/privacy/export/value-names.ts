import { wording } from '@nibras/contract/text/wording.ts';

/** What the values of columns with a fixed set mean, as the readable page says it. */
const names: Record<string, string> = {
  get student() {
    return wording`طالب`;
  },
  get teacher() {
    return wording`معلّم`;
  },
  assistant: 'مساعد',
  editor: 'محرّر',
  admin: 'مشرف',
  on: 'تصل',
  off: 'موقوفة',
  pending: 'ينتظر',
  joined: 'مشترك',
  free: 'مجاني',
  payment: 'شراء',
  code: 'كود',
  grant: 'منحة',
  import: 'قائمة مستوردة',
  notStarted: 'لم تبدأ',
  inProgress: 'بدأت',
  endWatch: 'اكتملت',
  open: 'مفتوح',
  marking: 'ينتظر التصحيح',
  done: 'اكتمل',
  waiting: 'ينتظر',
  ready: 'جاهز',
  failed: 'تعذّر',
  cancelled: 'أُلغي',
  expired: 'انتهى وقته',
  paid: 'مدفوع',
  refunded: 'استُرد',
  case: 'يحتاج قرارًا',
  approved: 'قُبل',
  declined: 'رُفض',
  withdrawn: 'سُحب',
  input: 'سُئل عنه',
  accepted: 'قُبل',
  transfer: 'تحويل',
  credit: 'رصيد',
  receipt: 'إيصال',
  refund: 'إشعار استرداد',
  queued: 'ينتظر الإرسال',
  sent: 'أُرسل',
  refused: 'لم يُقبل',
  skipped: 'لم يُرسل',
  notice: 'إشعار',
  push: 'إشعار في المتصفح',
  mail: 'بريد',
  get course() {
    return wording`كورس`;
  },
  platform: 'المنصة',
  export: 'تنزيل البيانات',
  deletion: 'حذف الحساب',
  keep: 'تبقى',
  remove: 'تُحذف',
  terms: 'شروط الاستخدام',
  digest: 'ملخص غير المقروء',
  'sign-in': 'الدخول',
  email: 'تأكيد البريد',
  get enrolment() {
    return wording`الاشتراك في كورس`;
  },
  confirm: 'تأكيد صاحب الحساب',
  new: 'جديد',
  archived: 'مؤرشف',
  spam: 'مزعج',
  hidden: 'مخفي',
  kept: 'بقي',
  draft: 'مسودة',
  scheduled: 'مجدول',
  published: 'منشور',
};

/** Columns whose values are of a fixed set; free texts may equal one of the words by chance. */
const fixed = new Set([
  'state',
  'status',
  'role',
  'source',
  'kind',
  'channel',
  'outcome',
  'decision',
  'way',
  'purpose',
  'mail_digest',
  'certificates',
]);

/** The Arabic of a value; null where it has none. */
export const valueName = (column: string, value: string): string | null =>
  fixed.has(column) && Object.hasOwn(names, value) ? (names[value] ?? null) : null;
