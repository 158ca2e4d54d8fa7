import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '#platform/format.ts';
import type { NounForms } from '#platform/plurals.ts';
import { type LogSentence, type LogTexts, named } from '#studio-kit/part/log-texts.ts';

/** After a verbal noun: «إلغاء 3 أكواد». */
const noun: NounForms = {
  zero: 'أكواد',
  one: 'كود واحد',
  two: 'كودين',
  few: 'أكواد',
  many: 'كودًا',
  other: 'كود',
};

const codes =
  (what: string) =>
  ({ details: { from, to, count = 1 }, name }: LogEntry): LogSentence => {
    const numbers = from && to ? ` (من ${from} إلى ${to})` : '';
    return { before: `${what} ${countLabel(count, noun)}${numbers} من`, name };
  };

export const codeLog = {
  nouns: {
    'code-batch': {
      the: 'دفعة الأكواد',
      feminine: true,
      undone: (entry) => ({ before: 'جرى التراجع عن إلغاء أكواد في', name: entry.name }),
    },
  },
  actions: {
    'codes-made': { name: 'صنع أكواد', sentence: codes('صنع') },
    'codes-printed': { name: 'تنزيل أكواد', sentence: codes('تنزيل') },
    'codes-cancelled': { name: 'إلغاء أكواد', sentence: codes('إلغاء') },
    'codes-exported': { sentence: named('تنزيل تقرير أكواد') },
  },
} satisfies LogTexts;
