import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '#platform/format.ts';
import type { LogSentence, LogTexts } from '#studio-kit/part/log-texts.ts';

/** What happened to several lectures of a course, or to one lecture by name. */
const lectures =
  (verb: string, after = '') =>
  ({ kind, name, details }: LogEntry): LogSentence => {
    if (kind === 'lecture') return { before: `${verb} المحاضرة`, name, after };
    const count = countLabel(details.count ?? 1, 'lecture');
    return { before: `${verb} ${count}${after}، في الكورس`, name };
  };

/** A change of a course that names a chapter. */
const chapter =
  (sentence: (name: string) => string) =>
  ({ name, details }: LogEntry): LogSentence => ({ before: sentence(details.name ?? ''), name });

export const treeLog = {
  actions: {
    'chapter-made': {
      name: 'إضافة فصل',
      sentence: chapter((name) => `أُضيف الفصل «${name}» إلى الكورس`),
    },
    'chapter-placed': {
      name: 'نقل فصل',
      sentence: chapter((name) => `نُقل الفصل «${name}» إلى موضع آخر في الكورس`),
    },
    'chapter-removed': {
      name: 'حذف فصل',
      sentence: chapter((name) => `حُذف الفصل «${name}» من الكورس`),
    },
    'lectures-made': { name: 'إضافة محاضرات', sentence: lectures('أُضيفت') },
    'lectures-copied': { name: 'نسخ محاضرات', sentence: lectures('نُسخت') },
    'lectures-placed': { name: 'نقل محاضرات', sentence: lectures('نُقلت', ' إلى موضع آخر') },
    'lectures-freed': { name: 'جعل محاضرات مجانية', sentence: lectures('صارت', ' مجانية') },
    'lectures-locked': {
      name: 'جعل محاضرات للمشتركين',
      sentence: lectures('صارت', ' للمشتركين وحدهم'),
    },
    'lectures-published': { name: 'نشر محاضرات', sentence: lectures('نُشرت') },
    'lectures-hidden': { name: 'إخفاء محاضرات', sentence: lectures('أُخفيت') },
    'lectures-binned': {
      name: 'حذف محاضرات',
      sentence: lectures('نُقلت', ' إلى سلة المحذوفات'),
    },
    'lectures-restored': {
      name: 'إعادة محاضرات',
      sentence: lectures('أُعيدت', ' من سلة المحذوفات'),
    },
  },
} satisfies LogTexts;
