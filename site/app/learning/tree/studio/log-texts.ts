import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import type { LogSentence, LogTexts } from '#studio-kit/part/log-texts.ts';
import { lectureVerb } from './tree-texts.ts';

/** What happened to several lectures of a course, or to one lecture by name. */
const lectures =
  (verb: string, after = '') =>
  ({ kind, name, details }: LogEntry): LogSentence => {
    const count = details.count ?? 1;
    if (kind === 'lecture') return { before: `${lectureVerb(1, verb)} المحاضرة`, name, after };
    const counted = countLabel(count, 'lecture', 'nominative');
    return { before: `${lectureVerb(count, verb)} ${counted}${after}، في الكورس`, name };
  };

/** What lectures have become, which agrees with one by name and stands before several. */
const became =
  (state: string) =>
  ({ kind, name, details }: LogEntry): LogSentence => {
    if (kind === 'lecture') return { before: 'أصبحت المحاضرة', name, after: ` ${state}` };
    const several = countLabel(details.count ?? 1, 'lecture');
    return { before: `أصبحت ${state}: ${several}، في الكورس`, name };
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
    'lectures-made': { name: 'إضافة محاضرات', sentence: lectures('أُضيف') },
    'lectures-copied': { name: 'نسخ محاضرات', sentence: lectures('نُسخ') },
    'lectures-placed': { name: 'نقل محاضرات', sentence: lectures('نُقل', ' إلى موضع آخر') },
    'lectures-freed': { name: 'جعل محاضرات مجانية', sentence: became('مجانية') },
    'lectures-locked': {
      name: 'جعل محاضرات للمشتركين',
      sentence: became('للمشتركين فقط'),
    },
    'lectures-published': { name: 'نشر محاضرات', sentence: lectures('نُشر') },
    'lectures-hidden': { name: 'إخفاء محاضرات', sentence: lectures('أُخفي') },
    'lectures-binned': {
      name: 'حذف محاضرات',
      sentence: lectures('نُقل', ' إلى سلة المحذوفات'),
    },
    'lectures-restored': {
      name: 'إعادة محاضرات',
      sentence: lectures('أُعيد', ' من سلة المحذوفات'),
    },
  },
} satisfies LogTexts;
