import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '#platform/format.ts';
import type { NounForms } from '#platform/plurals.ts';
import { certificateSentence } from './certificate-sentence.ts';
import { codeSentence } from './code-sentence.ts';
import { inboxSentence } from './inbox-sentence.ts';
import { questionSentence } from './question-sentence.ts';
import { saleSentence } from './sale-sentence.ts';
import { transferSentence } from './transfer-sentence.ts';

/** Before and after the name that a sentence of the log is about. */
export interface LogSentence {
  before: string;
  /** Null where the sentence is about no single item. */
  name: string | null;
  after?: string;
}

/** A noun with its article, and whether its verbs and adjectives are feminine. */
const nouns: Record<string, { the: string; feminine?: true; moderated?: true }> = {
  course: { the: 'الكورس' },
  lecture: { the: 'المحاضرة', feminine: true },
  question: { the: 'السؤال' },
  article: { the: 'المقال' },
  service: { the: 'الخدمة', feminine: true },
  project: { the: 'المشروع' },
  skill: { the: 'المهارة', feminine: true },
  category: { the: 'التصنيف' },
  announcement: { the: 'الإعلان' },
  media: { the: 'الملف' },
  page: { the: 'الصفحة', feminine: true },
  site: { the: 'إعدادات الموقع', feminine: true },
  person: { the: 'حساب' },
  coupon: { the: 'الكوبون' },
  bundle: { the: 'الباقة', feminine: true },
  review: { the: 'تقييم', moderated: true },
  discussion: { the: 'استفسار', moderated: true },
  'chat-message': { the: 'رسالة', feminine: true, moderated: true },
};

interface Act {
  /** Before a masculine noun, and before a feminine one. */
  verb: string;
  feminine: string;
  /** After the item's name. */
  after?: string;
}

const same = (verb: string): Act => ({ verb, feminine: verb });

/** What happened to one item. */
const acts: Record<string, Act> = {
  published: { verb: 'نُشر', feminine: 'نُشرت' },
  hidden: { verb: 'أُخفي', feminine: 'أُخفيت' },
  scheduled: same('جُدول نشر'),
  unscheduled: same('أُلغيت جدولة'),
  'publication-called-off': {
    verb: 'لم يُنشر',
    feminine: 'لم تُنشر',
    after: ' في الموعد، لأن المسودة تغيّرت بعد الجدولة',
  },
  binned: { verb: 'نُقل', feminine: 'نُقلت', after: ' إلى سلة المحذوفات' },
  restored: { verb: 'أُعيد', feminine: 'أُعيدت', after: ' من سلة المحذوفات' },
  made: { verb: 'أُنشئ', feminine: 'أُنشئت' },
  copied: { verb: 'أُنشئ', feminine: 'أُنشئت', after: ' نسخةً من غيره' },
  'announcement-made': same('بدأت مسودة'),
  'announcement-scheduled': same('تقرر إرسال'),
  'announcement-unscheduled': same('أُلغي إرسال'),
  'announcement-sent': { verb: 'بدأ إرسال', feminine: 'بدأ إرسال' },
  'announcement-cancelled': { verb: 'أُوقف إرسال', feminine: 'أُوقف إرسال', after: ' قبل أن يكتمل' },
  'announcement-called-off': {
    verb: 'لم يُرسل',
    feminine: 'لم يُرسل',
    after: '، لأن صاحبه لم يعد يملك صلاحية إرساله',
  },
  'announcement-removed': { verb: 'حُذفت مسودة', feminine: 'حُذفت مسودة' },
  'category-made': { verb: 'أُضيف', feminine: 'أُضيفت' },
  'category-removed': { verb: 'حُذف', feminine: 'حُذفت' },
  'category-changed': { verb: 'عُدّل', feminine: 'عُدّلت' },
  'skill-made': { verb: 'أُضيف', feminine: 'أُضيفت' },
  'skill-removed': { verb: 'حُذف', feminine: 'حُذفت' },
  'skill-changed': { verb: 'عُدّل', feminine: 'عُدّلت' },
  'content-hidden': { verb: 'أُخفي', feminine: 'أُخفيت' },
  'content-restored': { verb: 'أُعيد إظهار', feminine: 'أُعيد إظهار' },
  'report-dismissed': same('أُغلق البلاغ عن'),
  'review-answered': same('رُدّ على'),
  'answer-removed': same('حُذف الرد على'),
  'discussion-answered': same('رُدّ في نقاش'),
  // Of coupons and bundles, whose actions begin with the kind.
  changed: { verb: 'عُدّل', feminine: 'عُدّلت' },
  'switched-on': same('أُعيد تشغيل'),
  'switched-off': { verb: 'أُوقف', feminine: 'أُوقفت' },
  'text-marked': same('صُححت إجابة في'),
  undone: same('جرى التراجع عن تغيير في'),
};

const unknownAct: Act = { verb: 'تغيّر', feminine: 'تغيّرت' };

/** What happened to several lectures of a course, or to one lecture by name. */
const lectureActs: Record<string, [verb: string, after: string]> = {
  'lectures-made': ['أُضيفت', ''],
  'lectures-copied': ['نُسخت', ''],
  'lectures-placed': ['نُقلت', ' إلى موضع آخر'],
  'lectures-freed': ['صارت', ' مجانية'],
  'lectures-locked': ['صارت', ' للمشتركين وحدهم'],
  'lectures-published': ['نُشرت', ''],
  'lectures-hidden': ['أُخفيت', ''],
  'lectures-binned': ['نُقلت', ' إلى سلة المحذوفات'],
  'lectures-restored': ['أُعيدت', ' من سلة المحذوفات'],
};

const platformRoles: Record<string, string> = {
  student: 'طالب',
  teacher: 'معلّم',
  editor: 'محرّر',
  admin: 'مشرف',
};

const roles: Record<string, string> = { teacher: 'معلّم', assistant: 'مساعد' };

/** Changes of a course that name a chapter or a person; those of people are written without a gender. */
const courseActs: Record<string, (name: string, role: string) => string> = {
  'chapter-made': (name) => `أُضيف الفصل «${name}» إلى الكورس`,
  'chapter-placed': (name) => `نُقل الفصل «${name}» إلى موضع آخر في الكورس`,
  'chapter-removed': (name) => `حُذف الفصل «${name}» من الكورس`,
  'staff-added': (name, role) => `إضافة ${name} إلى الفريق (${role})، في الكورس`,
  'staff-changed': (name, role) => `تغيّر دور ${name} (${role})، في الكورس`,
  'staff-removed': (name) => `خروج ${name} من فريق الكورس`,
  'first-teacher-set': (name) => `المعلّم الأول الآن ${name}، في الكورس`,
};

/** Changes of somebody's account, written without a gender. */
const personActs: Record<string, (details: LogEntry['details']) => Omit<LogSentence, 'name'>> = {
  'made-admin': () => ({ before: 'صار مشرفًا للمنصة حساب' }),
  'role-changed': ({ from = '', to = '' }) => ({
    before: 'تغيّر دور',
    after: `: من ${platformRoles[from] ?? from} إلى ${platformRoles[to] ?? to}`,
  }),
  'code-issued': () => ({ before: 'صدر كود دخول لحساب' }),
  'person-signed-out': () => ({ before: 'تسجيل خروج من كل الأجهزة لحساب' }),
  'person-suspended': ({ reason = '' }) => ({ before: 'أُوقف حساب', after: `، والسبب: ${reason}` }),
  'suspension-lifted': () => ({ before: 'رُفع الإيقاف عن حساب' }),
  'data-requested': () => ({ before: 'طلب تنزيل البيانات من حساب' }),
  'deletion-asked': () => ({ before: 'طلب الحذف من صاحب حساب' }),
  'deletion-cancelled': () => ({ before: 'تراجع عن طلب الحذف من صاحب حساب' }),
  'deletion-failed': () => ({ before: 'لم يُحذف في موعده حساب' }),
  'account-deleted': () => ({ before: 'حُذف بطلب من صاحبه الحساب رقم' }),
  'alias-removed': ({ from = '' }) => ({ before: `أُزيل البريد ${from} من حساب` }),
  'people-merged': ({ name = '', from = '' }) => ({
    before: `ضُم حساب ${name} (${from}) إلى حساب`,
  }),
};

const memberNoun: NounForms = {
  zero: 'لا أحد',
  one: 'شخص واحد',
  two: 'شخصين',
  few: 'أشخاص',
  many: 'شخصًا',
  other: 'شخص',
};

/** Changes of access to a course, of somebody by name or of several; written without a gender. */
const accessActs: Record<string, (whose: string) => string> = {
  'access-granted': (whose) => `تسجيل ${whose} في الكورس`,
  'access-extended': (whose) => `تمديد اشتراك ${whose} في الكورس`,
  'access-ended': (whose) => `إنهاء اشتراك ${whose} في الكورس`,
  'class-imported': (whose) => `تسجيل قائمة من ${whose} في الكورس`,
};

const wholeActs: Record<string, string> = {
  'selling-changed': 'تغيّرت إعدادات البيع',
  'receipts-exported': 'نُزّلت إيصالات شهر',
  'mail-changed': 'تغيّر إعداد خادم البريد',
  'gateway-changed': 'تغيّرت إعدادات بوابة دفع',
  'categories-ordered': 'تغيّر ترتيب التصنيفات',
  'courses-ordered': 'تغيّر ترتيب ظهور الكورسات',
};

const ordered: Record<string, string> = {
  service: 'تغيّر ترتيب ظهور الخدمات',
  project: 'تغيّر ترتيب ظهور المشاريع',
};

/** What an entry of the log tells, as a sentence around the item's name. */
export function logSentence(entry: LogEntry): LogSentence {
  const { action, kind, details, name } = entry;
  const own =
    inboxSentence(entry) ??
    codeSentence(entry) ??
    saleSentence(entry) ??
    transferSentence(entry) ??
    certificateSentence(entry) ??
    questionSentence(entry);
  if (own) return own;
  const noun = nouns[kind] ?? { the: 'العنصر' };
  const whole = action === 'offers-ordered' ? ordered[kind] : wholeActs[action];
  if (whole) return { before: whole, name: null };
  const lectures = lectureActs[action];
  if (lectures) {
    const [verb, after] = lectures;
    if (kind === 'lecture') return { before: `${verb} المحاضرة`, name, after };
    return {
      before: `${verb} ${countLabel(details.count ?? 1, 'lecture')}${after}، في الكورس`,
      name,
    };
  }
  if (action === 'attempt-given') {
    const after = details.reason ? `. السبب: ${details.reason}` : '';
    return { before: `محاولة إضافية للطالب ${details.name ?? ''} في المحاضرة`, name, after };
  }
  const course = courseActs[action];
  if (course) return { before: course(details.name ?? '', roles[details.to ?? ''] ?? ''), name };
  const access = accessActs[action];
  if (access)
    return { before: access(details.name ?? countLabel(details.count ?? 1, memberNoun)), name };
  if (action === 'people-imported') {
    return { before: `حسابات من قائمة: ${countLabel(details.count ?? 1, memberNoun)}`, name: null };
  }
  const person = personActs[action];
  if (person) return { ...person(details), name };
  const {
    verb,
    feminine,
    after = '',
  } = acts[action] ?? acts[action.replace(/^(coupon|bundle)-/, '')] ?? unknownAct;
  const before = details.name;
  // What moderators decided about is called by its author, and stands in a course.
  if (nouns[kind]?.moderated) {
    return {
      before: `${noun.feminine ? feminine : verb} ${noun.the}`,
      name,
      after: before ? `، في كورس «${before}»` : '',
    };
  }
  if (action === 'bundle-changed' && details.from && details.to) {
    return { before: 'تغيّر سعر الباقة', name, after: ` من ${details.from} إلى ${details.to}` };
  }
  const renamed =
    /^(category|skill|coupon|bundle)-changed$/.test(action) && before && before !== name;
  return {
    before: `${noun.feminine ? feminine : verb} ${noun.the}`,
    name,
    after: renamed ? `، وكان «${before}»` : after,
  };
}
