import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { alone, type LogSentence, type LogTexts } from '#studio-kit/part/log-texts.ts';
import { severalPeople } from '#studio-kit/part/several-people.ts';

/** A change of access to a course, of a person by name or of several; written without a gender. */
const access =
  (sentence: (whose: string) => string) =>
  (entry: LogEntry): LogSentence => ({
    before: sentence(entry.details.name ?? severalPeople(entry)),
    name: entry.name,
  });

export const enrolmentLog = {
  actions: {
    'enrolments-exported': {
      name: 'تصدير الاشتراكات',
      sentence: alone('صُدّرت الاشتراكات إلى ملف'),
    },
    'access-granted': { sentence: access((whose) => wording`تسجيل ${whose} في الكورس`) },
    'access-extended': { sentence: access((whose) => wording`تمديد اشتراك ${whose} في الكورس`) },
    'access-ended': { sentence: access((whose) => wording`إنهاء اشتراك ${whose} في الكورس`) },
  },
} satisfies LogTexts;
