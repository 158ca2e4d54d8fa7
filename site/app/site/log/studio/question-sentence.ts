import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '#platform/format.ts';
import type { NounForms } from '#platform/plurals.ts';

const questionNoun: NounForms = {
  zero: 'أسئلة',
  one: 'سؤال واحد',
  two: 'سؤالين',
  few: 'أسئلة',
  many: 'سؤالًا',
  other: 'سؤال',
};

/** What happened to one question by its text, or to several of a course's bank. */
const acts: Record<string, { one: string; several: string; after: string }> = {
  'questions-copied': { one: 'نُسخ السؤال', several: 'نسخ', after: '' },
  'questions-imported': { one: 'استُورد سؤال', several: 'استيراد', after: '' },
  'questions-tagged': { one: 'تغيّرت وسوم السؤال', several: 'تغيير وسوم', after: '' },
  'questions-published': { one: 'نُشر السؤال', several: 'نشر', after: '' },
  'questions-binned': { one: 'نُقل السؤال', several: 'نقل', after: ' إلى سلة المحذوفات' },
  'questions-restored': { one: 'أُعيد السؤال', several: 'إعادة', after: ' من سلة المحذوفات' },
};

/** The sentence of an entry about questions; null for every other entry. */
export function questionSentence({ action, kind, details, name }: LogEntry) {
  const count = countLabel(details.count ?? 1, questionNoun);
  if (action === 'quiz-extended') return { before: `إضافة ${count} إلى اختبار`, name };
  const act = acts[action];
  if (!act) return null;
  if (kind === 'question') return { before: act.one, name, after: act.after };
  return { before: `${act.several} ${count}${act.after}، في بنك الكورس`, name };
}
