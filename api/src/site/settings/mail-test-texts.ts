import type { MailStep } from '@nibras/contract/site/settings/studio/shapes.ts';
import type { FailureKind } from '#platform/mail/explain-failure.ts';
import type { Finding } from '#platform/mail/sender-domain.ts';

type Sentence = { title: string; hint: string };

/** Why a test mail did not leave, and what to do about it. */
export const failureTexts: Record<
  FailureKind,
  (of: { host: string; to: string; from: string }) => Sentence
> = {
  login: () => ({
    title: 'الخادم لا يقبل اسم المستخدم أو كلمة المرور',
    hint: 'راجعهما حرفًا حرفًا. بعض الخدمات، مثل Gmail، تطلب «كلمة مرور تطبيق» تُنشئها من إعدادات الحساب بدل كلمة مرورك.',
  }),
  certificate: ({ host }) => ({
    title: 'شهادة الخادم غير موثوقة',
    hint: `يجب أن يكون اسم الخادم كما هو في شهادته. الاسم المكتوب الآن ${host}؛ خذ الاسم من صفحة المساعدة في خدمة البريد.`,
  }),
  name: ({ host }) => ({
    title: `لا يوجد خادم باسم ${host}`,
    hint: 'راجع اسم الخادم، فربما فيه حرف ناقص أو زائد.',
  }),
  closed: ({ host }) => ({
    title: `لا أحد يجيب عند ${host}`,
    hint: 'راجع المنفذ: 587 غالبًا، أو 465 مع التشفير من البداية.',
  }),
  silent: ({ host }) => ({
    title: `${host} لا يستجيب في الوقت المتوقع`,
    hint: 'ربما يمنع مزوّد الاستضافة هذا المنفذ (كثير منهم يمنع 25 و465)، فجرّب 587. أو أن المنفذ يحتاج إلى التشفير من البداية.',
  }),
  'no-tls': () => ({
    title: 'الخادم لا يشفّر الاتصال على هذا المنفذ، فلم نرسل شيئًا',
    hint: 'استخدم المنفذ 587، أو 465 مع التشفير من البداية، حتى لا تمر كلمة المرور والرسائل مكشوفة.',
  }),
  tls: () => ({
    title: 'تعذر الاتصال المشفّر',
    hint: 'مع المنفذ 465 فعّل «مشفّر من البداية»، ومع 587 أوقفه.',
  }),
  sender: ({ from }) => ({
    title: `الخادم لا يسمح بالإرسال من ${from}`,
    hint: 'اجعل عنوان المرسل عنوانًا يملكه هذا الحساب.',
  }),
  recipient: ({ to }) => ({
    title: `الخادم لا يقبل رسالة إلى ${to}`,
    hint: 'جرّب بريدًا آخر لك. فإن رُفض أيضًا فالحساب لا يرسل إلا داخل نطاقه.',
  }),
  other: () => ({
    title: 'رفض الخادم الرسالة',
    hint: 'كلماته المذكورة تقول السبب، وخدمة البريد تعرف التفاصيل.',
  }),
};

const records = {
  spf: {
    name: 'SPF',
    missing: 'من دونه تعدّ خوادم كثيرة رسائلك مزعجة. انشر سجل TXT للنطاق كما تصفه خدمة البريد عندك.',
  },
  dkim: {
    name: 'DKIM',
    missing:
      'لم نجد مفتاحًا بالأسماء المعتادة، وقد يكون باسم آخر. تأكد من تفعيل DKIM في خدمة البريد.',
  },
  dmarc: {
    name: 'DMARC',
    missing:
      'تطلبه خدمات البريد الكبيرة. انشر على الأقل "v=DMARC1; p=none" في سجل TXT باسم _dmarc.',
  },
} as const;

/** What was found of one of the records by which receivers know the sender. */
export function recordStep(code: keyof typeof records, finding: Finding, domain: string): MailStep {
  const { name, missing } = records[code];
  const found = {
    found: { state: 'ok', title: `سجل ${name} موجود للنطاق ${domain}`, hint: '' },
    missing: { state: 'warning', title: `لا يوجد سجل ${name} للنطاق ${domain}`, hint: missing },
    unknown: {
      state: 'unknown',
      title: `تعذر السؤال عن سجل ${name}`,
      hint: 'لم يجب خادم الأسماء (DNS). أعد الفحص بعد قليل.',
    },
  } as const;
  const text = 'text' in finding ? finding.text : 'why' in finding ? finding.why : '';
  return { code, ...found[finding.state], text: text.slice(0, 200) };
}
