import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { alone, type LogSentence, type LogTexts, named } from '#studio-kit/part/log-texts.ts';

const codes =
  (what: string) =>
  ({ details: { from, to, count = 1 }, name }: LogEntry): LogSentence => {
    const numbers = from && to ? ` (من ${from} إلى ${to})` : '';
    return {
      before: `${what} ${countLabel(count, rareNouns.code, 'genitive')}${numbers} من`,
      name,
    };
  };

export const codeLog = {
  nouns: {
    'code-batch': {
      the: 'مجموعة الأكواد',
      feminine: true,
      undone: (entry) => ({ before: 'جرى التراجع عن إلغاء أكواد في', name: entry.name }),
    },
  },
  actions: {
    'codes-made': { name: 'صنع أكواد', sentence: codes('صنع') },
    'codes-printed': { name: 'تنزيل أكواد', sentence: codes('تنزيل') },
    'codes-cancelled': { name: 'إلغاء أكواد', sentence: codes('إلغاء') },
    'batches-exported': {
      name: 'تصدير مجموعات الأكواد',
      sentence: alone('صُدّرت مجموعات الأكواد إلى ملف'),
    },
    'codes-exported': { sentence: named('تنزيل تقرير أكواد') },
  },
} satisfies LogTexts;
