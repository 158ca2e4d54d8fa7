import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { expect, it } from 'vitest';
import { allParts } from '../../../studio/parts.ts';
import { logSentence, logTextsOf } from './log-sentence.ts';

const texts = logTextsOf(allParts);

function sentence(entry: Partial<LogEntry>): string {
  const whole = { kind: 'course', name: 'بايثون من الصفر', details: {}, ...entry };
  const { before, name, after = '' } = logSentence(whole as LogEntry, texts);
  return name === null ? before : `${before} «${name}»${after}`;
}

it.each<[Partial<LogEntry>, string]>([
  [{ action: 'published' }, 'نُشر الكورس «بايثون من الصفر»'],
  [{ action: 'published', kind: 'lecture', name: 'المقدمة' }, 'نُشرت المحاضرة «المقدمة»'],
  [{ action: 'binned' }, 'نُقل الكورس «بايثون من الصفر» إلى سلة المحذوفات'],
  [
    { action: 'lectures-placed', details: { count: 3 } },
    'نُقلت 3 محاضرات إلى موضع آخر، في الكورس «بايثون من الصفر»',
  ],
  [
    { action: 'lectures-freed', details: { count: 2 } },
    'أصبحت مجانية: محاضرتان، في الكورس «بايثون من الصفر»',
  ],
  [
    { action: 'lectures-freed', kind: 'lecture', name: 'المقدمة', details: { count: 1 } },
    'أصبحت المحاضرة «المقدمة» مجانية',
  ],
  [
    { action: 'staff-added', details: { name: 'سلمى فؤاد', to: 'assistant' } },
    'إضافة سلمى فؤاد إلى الفريق (مساعد)، في الكورس «بايثون من الصفر»',
  ],
  [
    { action: 'category-changed', kind: 'category', name: 'الويب', details: { name: 'ويب' } },
    'عُدّل التصنيف «الويب»، وكان «ويب»',
  ],
  [
    { action: 'questions-tagged', details: { count: 3 } },
    'تغيير وسوم 3 أسئلة، في بنك الكورس «بايثون من الصفر»',
  ],
  [
    { action: 'questions-binned', kind: 'question', name: 'ما ناتج 1 + 1؟' },
    'نُقل السؤال «ما ناتج 1 + 1؟» إلى سلة المحذوفات',
  ],
  [
    { action: 'quiz-extended', kind: 'lecture', name: 'اختبار', details: { count: 2 } },
    'إضافة سؤالين إلى اختبار «اختبار»',
  ],
  [{ action: 'categories-ordered', kind: 'category', name: '' }, 'تغيّر ترتيب التصنيفات'],
  [
    { action: 'access-extended', details: { count: 3 } },
    'تمديد اشتراك 3 أشخاص في الكورس «بايثون من الصفر»',
  ],
  [
    { action: 'access-ended', details: { count: 1, name: 'سلمى فؤاد' } },
    'إنهاء اشتراك سلمى فؤاد في الكورس «بايثون من الصفر»',
  ],
  [
    { action: 'people-imported', kind: 'import', name: '', details: { count: 2 } },
    'حسابات من قائمة: شخصان',
  ],
  [{ action: 'undone' }, 'جرى التراجع عن تغيير في الكورس «بايثون من الصفر»'],
  [
    { action: 'inbox-marked', kind: 'order', name: 'منى', details: { to: 'agreed', count: 1 } },
    'تغيّرت حالة طلب «منى» إلى «اتُّفق عليه»',
  ],
  [
    { action: 'inbox-marked', kind: 'message', name: 'منى', details: { to: 'archived', count: 3 } },
    'تغيّرت حالة 3 رسائل إلى «مؤرشفة»',
  ],
  [{ action: 'inbox-answered', kind: 'order', name: 'منى' }, 'أُرسل جواب عن طلب «منى»'],
  [{ action: 'undone', kind: 'message', name: 'منى' }, 'جرى التراجع عن تغيير في رسالة «منى»'],
  [
    { action: 'codes-made', kind: 'code-batch', name: 'مكتبة النور', details: { count: 200 } },
    'صنع 200 كود من «مكتبة النور»',
  ],
  [
    {
      action: 'codes-cancelled',
      kind: 'code-batch',
      name: 'مكتبة النور',
      details: { count: 20, from: '25', to: '48' },
    },
    'إلغاء 20 كودًا (من 25 إلى 48) من «مكتبة النور»',
  ],
  [{ action: 'coupon-made', kind: 'coupon', name: 'EID' }, 'أُنشئ الكوبون «EID»'],
  [{ action: 'coupon-switched-off', kind: 'coupon', name: 'EID' }, 'أُوقف الكوبون «EID»'],
  [
    { action: 'coupon-changed', kind: 'coupon', name: 'EID26', details: { name: 'EID' } },
    'عُدّل الكوبون «EID26»، وكان «EID»',
  ],
  [
    { action: 'bundle-binned', kind: 'bundle', name: 'مسار الويب' },
    'نُقلت الباقة «مسار الويب» إلى سلة المحذوفات',
  ],
  [
    {
      action: 'bundle-changed',
      kind: 'bundle',
      name: 'الويب',
      details: { from: '300', to: '250' },
    },
    'تغيّر سعر الباقة «الويب» من 300 إلى 250',
  ],
  [{ action: 'something-new' }, 'تغيّر الكورس «بايثون من الصفر»'],
])('%o', (entry, expected) => {
  expect(sentence(entry)).toBe(expected);
});
