import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { LogSentence, LogTexts } from '#studio-kit/part/log-texts.ts';

const countOf = ({ details }: LogEntry) =>
  countLabel(details.count ?? 1, rareNouns.question, 'genitive');

/** What happened to one question by its text, or to several of a course's bank. */
const questions =
  (one: string, several: string, after = '') =>
  (entry: LogEntry): LogSentence => {
    const { kind, name } = entry;
    if (kind === 'question') return { before: one, name, after };
    return { before: wording`${several} ${countOf(entry)}${after}، في بنك الكورس`, name };
  };

export const questionLog = {
  actions: {
    'questions-copied': { name: 'نسخ أسئلة', sentence: questions('نُسخ السؤال', 'نسخ') },
    'questions-imported': {
      name: 'استيراد أسئلة',
      sentence: questions('استُورد سؤال', 'استيراد'),
    },
    'questions-tagged': {
      name: 'تغيير وسوم أسئلة',
      sentence: questions('تغيّرت وسوم السؤال', 'تغيير وسوم'),
    },
    'questions-published': { name: 'نشر أسئلة', sentence: questions('نُشر السؤال', 'نشر') },
    'questions-binned': {
      name: 'حذف أسئلة',
      sentence: questions('نُقل السؤال', 'نقل', ' إلى سلة المحذوفات'),
    },
    'questions-restored': {
      name: 'إعادة أسئلة',
      sentence: questions('أُعيد السؤال', 'إعادة', ' من سلة المحذوفات'),
    },
    'quiz-extended': {
      name: wording`إضافة أسئلة إلى اختبار`,
      sentence: (entry) => ({
        before: wording`إضافة ${countOf(entry)} إلى اختبار`,
        name: entry.name,
      }),
    },
  },
} satisfies LogTexts;
