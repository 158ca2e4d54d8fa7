import type { Failures } from '../failure.ts';

/*
 * What this domain adds to the lists of the contract: the changes that the audit log names, the kinds of what they are
 * about, and failures.
 */

/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type PeopleAction =
  | 'class-imported'
  | 'people-imported'
  | 'made-admin'
  | 'role-changed'
  | 'person-invited'
  | 'code-issued'
  | 'person-signed-out'
  | 'person-suspended'
  | 'suspension-lifted'
  | 'alias-removed'
  | 'people-merged'
  | 'people-exported'
  | 'data-requested'
  | 'deletion-asked'
  | 'deletion-cancelled'
  | 'deletion-failed'
  | 'account-deleted';

/** The kinds of what these changes are about, beside content. */
export const peopleLogKinds = ['person', 'import'] as const;

/** The failures of this domain. */
export const peopleFailures = {
  'data-request-not-found': { status: 404, message: 'لم نجد هذا الطلب.' },
  'session-expired': { status: 401, message: 'انتهت صلاحية الجلسة' },
  'wrong-credentials': { status: 401, message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' },
  'confirmation-needed': {
    status: 403,
    message: 'لحماية حسابك أدخل أولًا الكود الذي أرسلناه إلى بريدك الحالي.',
    proof: ['code'],
  },
  'account-suspended': {
    status: 403,
    message: 'هذا الحساب موقوف. إن رأيت في ذلك خطأ فاكتب إلينا من صفحة «تواصل معنا».',
  },
  'teacher-not-found': { status: 404, message: 'لم نجد المعلّم.' },
  'role-held': { status: 409, message: 'لصاحب هذا البريد هذا الدور من قبل.' },
  'session-not-found': { status: 404, message: 'انتهت هذه الجلسة أو لم تعد موجودة.' },
  'import-not-found': { status: 404, message: 'لم نجد هذا الاستيراد.' },
  'own-account': {
    status: 409,
    message:
      'هذا حسابك أنت. اطلب من مشرف آخر أن يجري هذا التغيير، حتى لا تفقد الدخول إلى الاستوديو خطأً.',
  },
  'last-admin': {
    status: 409,
    message: 'لا بد أن يبقى للمنصة مشرف واحد على الأقل يستطيع الدخول.',
  },
  'teaches-courses': {
    status: 409,
    message:
      'أنت المعلّم {teacher:الأساسي|الأساسية} في كورسات على المنصة. اختر لكل كورس معلّمًا {teacher:آخر|أخرى} من الاستوديو، ثم اطلب حذف حسابك.',
  },
  'person-suspended': {
    status: 409,
    message: 'هذا الحساب موقوف. ارفع الإيقاف عنه أولًا.',
  },
  'alias-not-found': { status: 404, message: 'لم يعد هذا البريد من عناوين هذا الحساب.' },
  'email-taken': { status: 409, message: 'هذا البريد الإلكتروني مستخدم في حساب آخر.' },
  'body-too-large': { status: 413, message: 'حجم البيانات المرسلة أكبر من الحد المسموح به.' },
  'weak-password': {
    status: 422,
    message: 'كلمة المرور سهلة التخمين. اختر كلمة أطول، أو عدة كلمات لا يسهل توقعها.',
  },
  'wrong-code': { status: 422, message: 'كود التحقق غير صحيح' },
  'code-expired': { status: 422, message: 'انتهت صلاحية كود التحقق. اطلب كودًا جديدًا.' },
  'code-exhausted': { status: 422, message: 'استُنفدت محاولات هذا الكود. اطلب كودًا جديدًا.' },
  'too-many-attempts': { status: 429, message: 'تجاوزت عدد المحاولات المسموح بها.' },
  'passwords-busy': {
    status: 503,
    message:
      'طلبات الدخول بكلمة المرور كثيرة الآن. حاول مرة أخرى بعد قليل، أو ادخل بكود يصل إلى بريدك.',
  },
} as const satisfies Failures;
